// npm run screenshots: the real screens, for docs/screenshots and for the demo on the landing page.
import { chromium } from '@playwright/test'
import { build } from './prepare.mjs'
import { removeDataDir, startProgram } from '../tests/running-program.ts'
import { signIn } from './screenshots/sign-in.ts'
import { reviewDocument, stagedDocuments } from './screenshots/staged-documents.ts'
import { takeDemo } from './screenshots/take-demo.ts'
import { takePages } from './screenshots/take-pages.ts'
import { findChromium } from './test-tools.mjs'

const names = process.argv.slice(2)
// Offered on the pages as on a site of an operator who has set it up; nobody signs in there.
const social = Object.fromEntries(
	['GOOGLE', 'LINKEDIN', 'MICROSOFT'].flatMap((provider) => ['CLIENT_ID', 'CLIENT_SECRET'].map((name) => [`${provider}_${name}`, 'shown'])),
)
// Before: the program has two minutes to answer, and building may take longer.
build()
const program = await startProgram({ env: social })
const browser = await chromium.launch({
	executablePath: findChromium(),
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
})
try {
	const member = await signIn(program)
	const documents: string[] = []
	for (const document of stagedDocuments) documents.push(await reviewDocument(member, document))
	const stage = { program, member, documents }
	await takePages(stage, browser, names)
	if (names.length === 0) await takeDemo(stage, browser)
} finally {
	await browser.close()
	await program.stop()
	await removeDataDir(program.dataDir)
}
