import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { gitInfo } from './scripts/git-info.ts'
import { playbookVersion } from './scripts/playbook-version.ts'
import { v8Flags } from './scripts/v8-flags.mjs'

/** Vitest takes entries out of the object that it is given: each project has its own. */
const define = () => ({
	__PLAYBOOK_VERSION__: JSON.stringify(playbookVersion(import.meta.dirname)),
	__GIT_INFO__: JSON.stringify(gitInfo(import.meta.dirname)),
})

/**
 * Unit tests that `npm run test:fast` leaves out, because each computes for many seconds: hundreds of random documents
 * and edits, every document of our templates, the engine's scores on whole collections of contracts, and how many reviews
 * it makes in a second.
 */
const longTests = [
	'draft-suggestions',
	'edit-scripts',
	'held-back',
	'hostile-files',
	'hostile-templates',
	'judge-scripts',
	'own-documents',
	'payment-sequences',
	'random-versions',
	'recorded-scores',
	'resolve-scripts',
	'review-own-documents',
	'review-speed',
].map((name) => `{app,scripts}/**/${name}.test.ts`)

const serverTests = ['app/**/*.server.test.ts', 'app/**/*.server.test.tsx']

/** Pure rules: no database, no network. Files share a thread, so modules are read and trained models are loaded once. */
const pure = { pool: 'threads', isolate: false, testTimeout: 30_000 } as const

export default defineConfig({
	// As in the product, React's own checks of every element left out: they take half of what it takes to render a page.
	oxc: { jsx: { runtime: 'automatic', development: false } },
	test: {
		env: { NODE_ENV: 'production' },
		maxWorkers: '100%',
		experimental: { fsModuleCache: true, fsModuleCachePath: 'build/vitest' },
		projects: [
			{
				extends: true,
				define: define(),
				test: {
					...pure,
					name: 'unit',
					include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
					exclude: [...serverTests, ...(process.env.TEST_FAST ? longTests : [])],
				},
			},
			{
				// What touches the world: a real embedded PostgreSQL, a database of its own for each file. Files share a process
				// each after the other: modules are read, models loaded and contracts reviewed once for many of them.
				extends: true,
				define: define(),
				test: {
					name: 'integration',
					include: ['app/**/*.server.test.ts', 'app/**/*.server.test.tsx', 'tests/integration/**/*.test.ts'],
					// The copy of React Router that Node gives its Express adapter: a second one would not know the contexts of the first.
					alias: [{ find: /^react-router$/, replacement: fileURLToPath(import.meta.resolve('react-router')) }],
					globalSetup: ['tests/database.global-setup.ts', 'tests/build-threads.ts'],
					testTimeout: 30_000,
					hookTimeout: 60_000,
					pool: 'forks',
					isolate: false,
					execArgv: v8Flags,
				},
			},
		],
	},
})
