#!/usr/bin/python3
"""Opens Word files in a headless LibreOffice, decides every tracked change in them and tells what is left.

Reads one request a line from standard input and answers each with one line on standard output, both JSON:

    {"path": "a.docx", "decide": "accept" | "reject" | "nothing", "saveAs": "b.docx" or null}
    {"stories": {"body": [...], "notes": [...], "margins": [...], "boxes": [...]}, "changesLeft": 0}
    {"error": "why there is no answer"}

"changesLeft" counts the tracked changes that LibreOffice still shows. It works in a profile of its own that is removed
at the end, runs no macros, and starts LibreOffice anew when a file brought it down or took too long.
Call: driver.py SOFFICE SECONDS_PER_FILE
"""
import json
import os
import re
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import uno
from com.sun.star.beans import PropertyValue

COMMANDS = {'accept': '.uno:AcceptAllTrackedChanges', 'reject': '.uno:RejectAllTrackedChanges'}
START_SECONDS = 90


def option(name, value):
    made = PropertyValue()
    made.Name = name
    made.Value = value
    return made


def url(path):
    return uno.systemPathToFileUrl(os.path.abspath(path))


def every(collection):
    enumeration = collection.createEnumeration()
    while enumeration.hasMoreElements():
        yield enumeration.nextElement()


class Office:
    """One running LibreOffice."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix='fineprint-office-')
        pipe = 'fineprint%d_%d' % (os.getpid(), time.monotonic_ns())
        self.process = subprocess.Popen(
            [program, '--headless', '--norestore', '--nologo', '--nodefault', '--nolockcheck', '--nofirststartwizard',
             '-env:UserInstallation=' + url(self.profile), '--accept=pipe,name=%s;urp;' % pipe],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            env=dict(os.environ, SAL_USE_VCLPLUGIN='svp', HOME=self.profile))
        local = uno.getComponentContext()
        resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
        give_up = time.monotonic() + START_SECONDS
        while True:
            try:
                context = resolver.resolve('uno:pipe,name=%s;urp;StarOffice.ComponentContext' % pipe)
                break
            except Exception:
                if time.monotonic() > give_up or self.process.poll() is not None:
                    self.stop()
                    raise RuntimeError('LibreOffice did not start')
                time.sleep(0.1)
        make = context.ServiceManager.createInstanceWithContext
        self.desktop = make('com.sun.star.frame.Desktop', context)
        self.dispatcher = make('com.sun.star.frame.DispatchHelper', context)

    def stop(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def answer(self, request):
        document = self.desktop.loadComponentFromURL(url(request['path']), '_blank', 0, (
            option('Hidden', True), option('AsTemplate', True), option('MacroExecutionMode', 0), option('UpdateDocMode', 0)))
        if document is None:
            raise ValueError('LibreOffice does not open the file')
        try:
            if not document.supportsService('com.sun.star.text.TextDocument'):
                raise ValueError('LibreOffice does not take it for a text')
            if request['decide'] != 'nothing':
                document.RedlineProtectionKey = uno.ByteSequence(b'')
                document.RecordChanges = False
                self.dispatcher.executeDispatch(document.CurrentController.Frame, COMMANDS[request['decide']], '', 0, ())
            stories = {'body': texts(document.Text), 'notes': notes(document), 'margins': margins(document), 'boxes': boxes(document)}
            if request.get('saveAs'):
                document.storeToURL(url(request['saveAs']), (option('FilterName', 'MS Word 2007 XML'),))
            return {'stories': stories, 'changesLeft': sum(1 for _ in every(document.Redlines))}
        finally:
            try:
                document.close(True)
            except Exception:
                pass


def texts(text):
    """The paragraphs of a text, those of tables cell by cell."""
    found = []
    for block in every(text):
        if block.supportsService('com.sun.star.text.TextTable'):
            for name in sorted(block.CellNames, key=cell_place):
                cell = block.getCellByName(name)
                if cell is not None:
                    found.extend(texts(cell))
        elif block.supportsService('com.sun.star.text.Paragraph'):
            found.append(words(block))
    return found


def words(paragraph):
    """What stands in a paragraph, without the marks of notes and the numbers before it."""
    found = []
    for portion in every(paragraph):
        kind = portion.TextPortionType
        if kind in ('Text', 'TextField'):
            found.append(portion.String)
        elif kind in ('InContentMetadata', 'ContentControl'):
            found.append(words(portion.getPropertyValue(kind)))
    return ''.join(found)


def cell_place(name):
    """A1, B2, AA10 and the split cell A1.2.1 in the order of reading: by row, then by column."""
    first, *rest = name.split('.')
    letters, row = re.fullmatch(r'([A-Za-z]+)(\d+)', first).groups()
    column = 0
    for letter in letters:
        column = column * 52 + (ord(letter) - 64 if letter <= 'Z' else ord(letter) - 70)
    place = [int(row), column]
    for at in range(0, len(rest) - 1, 2):
        place += [int(rest[at + 1]), int(rest[at])]
    return place


def notes(document):
    return [text for kind in (document.Footnotes, document.Endnotes) for index in range(kind.Count) for text in texts(kind.getByIndex(index))]


def margins(document):
    found = []
    styles = document.StyleFamilies.getByName('PageStyles')
    for style in (styles.getByIndex(index) for index in range(styles.Count)):
        if not style.isInUse():
            continue
        for side in ('Header', 'Footer'):
            if style.getPropertyValue(side + 'IsOn'):
                names = [side + 'Text'] if style.getPropertyValue(side + 'IsShared') else [side + 'TextLeft', side + 'TextRight']
                if not style.getPropertyValue('FirstIsShared'):
                    names.append(side + 'TextFirst')
                for name in names:
                    text = style.getPropertyValue(name)
                    if text is not None:
                        found.extend(texts(text))
    return found


def boxes(document):
    found = []
    frames = document.TextFrames
    for index in range(frames.Count):
        found.extend(texts(frames.getByIndex(index)))
    page = document.DrawPage
    for index in range(page.Count):
        shape = page.getByIndex(index)
        if shape.supportsService('com.sun.star.drawing.CustomShape') and shape.TextBox:
            found.extend(texts(shape.TextBoxContent))
    return found


def main():
    program, seconds = sys.argv[1], float(sys.argv[2])
    office = Office(program)
    try:
        for line in sys.stdin:
            request, box = json.loads(line), {}

            def work():
                try:
                    box['answer'] = office.answer(request)
                except Exception as error:
                    box['answer'] = {'error': ('%s: %s' % (type(error).__name__, error))[:300]}

            worker = threading.Thread(target=work, daemon=True)
            worker.start()
            worker.join(seconds)
            answer = box.get('answer', {'error': 'LibreOffice took longer than %g seconds' % seconds})
            if worker.is_alive() or office.process.poll() is not None or 'Disposed' in answer.get('error', ''):
                if not worker.is_alive():
                    answer = {'error': 'LibreOffice crashed: %s' % answer.get('error', '')}
                office.stop()
                office = Office(program)
            print(json.dumps(answer), flush=True)
    finally:
        office.stop()


main()
