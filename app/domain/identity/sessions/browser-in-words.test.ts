import { expect, test } from 'vitest'
import { browserInWords } from './browser-in-words.ts'

test.each([
	['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36', 'Chrome on Windows'],
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
		'Edge on Windows',
	],
	['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15', 'Safari on macOS'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
		'Safari on iPhone',
	],
	['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
	['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'Chrome on Android'],
	['curl/8.5.0', 'A program (curl)'],
	['node', 'A program (Node.js)'],
	['python-requests/2.32.3', 'A program (Python)'],
	['Apache-HttpClient/4.5.14 (Java/17.0.2)', 'A program (Java)'],
	['MyApp/1.0 (iPhone; iOS 17.5)', 'An app on iPhone'],
	['Your account is locked, call +1 555 0100', 'A program'],
	['Mozilla/5.0 (PlayStation 5)', 'An unknown browser'],
	[null, 'A program'],
])('%s', (userAgent, words) => {
	expect(browserInWords(userAgent)).toBe(words)
})
