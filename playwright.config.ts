import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { v8Flags } from './scripts/v8-flags.mjs'

const port = Number(process.env.E2E_PORT ?? 3977)
// Workers read this file again: they must find the folder that the first reading made.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'fineprint-e2e-'))

export default defineConfig({
	testDir: 'tests/e2e',
	// Documents are uploaded and reviewed once; journeys that are about something else begin with copies of them.
	globalSetup: './tests/e2e/start/prepare-documents.ts',
	fullyParallel: true,
	workers: 2,
	retries: 0,
	// Patience for a machine several times slower than ours, with others at work on it: what takes two seconds here took
	// twenty there. Only what fails waits so long.
	timeout: 240_000,
	expect: { timeout: 40_000 },
	forbidOnly: process.env.CI === 'true',
	reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME || 'test-results/results.json' }]],
	use: {
		// A control that never comes fails its journey early and by name, not at the journey's own limit.
		actionTimeout: 60_000,
		baseURL: `http://127.0.0.1:${port}`,
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH || undefined,
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--disable-dev-shm-usage',
			],
		},
		trace: 'off',
	},
	// Every journey runs twice: a form that needs JavaScript fails one of them.
	projects: [
		{ name: 'with JavaScript' },
		// axe itself is a script, and so is what opens the dialog: the link leads to a page then. What is asked over HTTP
		// alone has no page at all.
		{
			name: 'without JavaScript',
			testIgnore: ['**/accessibility.spec.ts', '**/http.spec.ts', '**/with-scripts.spec.ts'],
			grepInvert: / with scripts /,
			use: { javaScriptEnabled: false },
		},
	],
	webServer: {
		command: `node ${v8Flags.join(' ')} ${process.env.E2E_PROGRAMS ? 'tests/e2e/start/several-programs.mjs' : 'scripts/start.mjs'}`,
		url: `http://127.0.0.1:${port}/readyz`,
		timeout: 120_000,
		// Each journey comes from an address of its own, so that rate limits are on and never shared.
		env: {
			PORT: String(port),
			DATA_DIR: process.env.E2E_DATA_DIR,
			TRUST_PROXY: '1',
			LOG_LEVEL: 'warn',
			NODE_ENV: 'production',
			LOCAL_MODEL: 'off',
			INBOUND_MAIL_DOMAIN: 'in.fineprint.example',
			INBOUND_WEBHOOK_SECRET: 'whoever-hands-in-mails-signs-with-this',
		},
		gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
	},
})
