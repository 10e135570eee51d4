"""A voice for Orca that writes down what it is given to speak, and when it is told to stop.

Orca imports it as its speech server; the file to write to is named by the variable VOICE.
"""

import os
import time

from orca import speechserver


class SpeechServer(speechserver.SpeechServer):
    _voice = None

    @staticmethod
    def getFactoryName():
        return "Written down"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._voice is None:
            SpeechServer._voice = SpeechServer()
        return SpeechServer._voice

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._voice = None

    def __init__(self):
        super().__init__()
        self._lines = open(os.environ["VOICE"], "a", encoding="utf-8", buffering=1)

    def _write(self, kind, text=""):
        self._lines.write(f"{time.monotonic():.3f}\t{kind}\t{' '.join(text.split())}\n")

    def getInfo(self):
        return [self.getFactoryName(), "written"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            self._write("say", text)

    def speakCharacter(self, character, acss=None):
        self._write("say", character)

    def speakKeyEvent(self, event, acss=None):
        self._write("say", event.getKeyName())

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            self._write("say", context.utterance)
            progressCallback(context.copy(), speechserver.SayAllContext.COMPLETED)

    def stop(self):
        self._write("stop")
