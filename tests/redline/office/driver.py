#!/usr/bin/python3
"""Opens Word files in a headless LibreOffice, decides every tracked change in them and tells what is left.

Reads one request a line from standard input and answers each with one line on standard output, both JSON:

    {"path": "a.docx", "decide": "accept" | "reject" | "nothing", "saveAs": "b.docx" or null}
    {"stories": {"body": [...], "notes": [...], "margins": [...], "boxes": [...]}, "changesLeft": 0}
    {"error": "why there is no answer"}

"changesLeft" counts the tracked changes that LibreOffice still has. It works in a profile of its own that is removed
at the end, runs no macros, and starts LibreOffice anew when a file brought it down or took too long.
Call: driver.py SOFFICE SECONDS_PER_FILE
"""
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zipfile
from xml.etree import ElementTree

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
        document = self.desktop.loadComponentFromURL(url(unlocked(request['path'], self.profile)), '_blank', 0, (
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
            flat = os.path.join(self.profile, 'reading.fodt')
            document.storeToURL(url(flat), (option('FilterName', 'OpenDocument Text Flat XML'),))
            if request.get('saveAs'):
                document.storeToURL(url(request['saveAs']), (option('FilterName', 'MS Word 2007 XML'),))
            return read_flat(flat)
        finally:
            try:
                document.close(True)
            except Exception:
                pass


def unlocked(path, folder):
    """The file, or a copy of it without the protection under which LibreOffice decides no change."""
    try:
        with zipfile.ZipFile(path) as packed:
            settings = [name for name in packed.namelist() if name.endswith('settings.xml') and b'documentProtection' in packed.read(name)]
            if not settings:
                return path
            copy = os.path.join(folder, 'unlocked.docx')
            with zipfile.ZipFile(copy, 'w', zipfile.ZIP_DEFLATED) as written:
                for name in packed.namelist():
                    content = packed.read(name)
                    written.writestr(name, re.sub(rb'<(\w+:)?documentProtection\b[^>]*/>', b'', content) if name in settings else content)
            return copy
    except (zipfile.BadZipFile, OSError, NotImplementedError, RuntimeError):
        # LibreOffice says itself what it thinks of it.
        return path


OFFICE = '{urn:oasis:names:tc:opendocument:xmlns:office:1.0}'
TEXT = '{urn:oasis:names:tc:opendocument:xmlns:text:1.0}'
DRAW = '{urn:oasis:names:tc:opendocument:xmlns:drawing:1.0}'
TABLE = '{urn:oasis:names:tc:opendocument:xmlns:table:1.0}'
STYLE = '{urn:oasis:names:tc:opendocument:xmlns:style:1.0}'
PARAGRAPHS = (TEXT + 'p', TEXT + 'h')
UNSEEN = (OFFICE + 'annotation', TEXT + 'tracked-changes', TABLE + 'covered-table-cell', TEXT + 'sequence-decls', OFFICE + 'forms', DRAW + 'object', DRAW + 'image')


def read_flat(path):
    """The words of a flat OpenDocument file: asking LibreOffice for them piece by piece takes a hundred times as long."""
    root = ElementTree.parse(path).getroot()
    stories = {'body': [], 'notes': [], 'margins': [], 'boxes': []}
    blocks(root.find(OFFICE + 'body/' + OFFICE + 'text'), stories['body'], stories)
    for page in root.iterfind(OFFICE + 'master-styles/' + STYLE + 'master-page'):
        for margin in page:
            if margin.tag.startswith(STYLE):
                blocks(margin, stories['margins'], stories)
    return {'stories': stories, 'changesLeft': sum(1 for _ in root.iter(TEXT + 'changed-region'))}


def blocks(element, found, stories):
    """The paragraphs inside an element, in order; what hangs in them (boxes, notes) goes to lists of its own."""
    for child in element:
        if child.tag in PARAGRAPHS:
            words = []
            inline(child, words, stories)
            found.append(''.join(words))
        elif child.tag == DRAW + 'text-box' or child.tag == DRAW + 'custom-shape':
            blocks(child, stories['boxes'], stories)
        elif child.tag not in UNSEEN:
            blocks(child, found, stories)


def inline(element, words, stories):
    words.append(element.text or '')
    for child in element:
        if child.tag == TEXT + 's':
            words.append(' ' * int(child.get(TEXT + 'c', '1')))
        elif child.tag == TEXT + 'tab':
            words.append('\t')
        elif child.tag == TEXT + 'line-break':
            words.append('\n')
        elif child.tag == TEXT + 'note':
            blocks(child.find(TEXT + 'note-body'), stories['notes'], stories)
        elif child.tag == TEXT + 'ruby':
            base = child.find(TEXT + 'ruby-base')
            if base is not None:
                inline(base, words, stories)
        elif child.tag.startswith(DRAW):
            if child.tag == DRAW + 'a':
                inline(child, words, stories)
            else:
                blocks([child], [], stories)
        elif child.tag not in UNSEEN:
            inline(child, words, stories)
        words.append(child.tail or '')


def main():
    program, seconds = sys.argv[1], float(sys.argv[2])
    # Whoever ends the driver ends LibreOffice with it: SystemExit goes through the `finally` below.
    for ending in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(ending, lambda *_: sys.exit(0))
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
