import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		projects: [
			{
				// Pure rules: no database, no network. The first review of a file loads the trained models.
				test: {
					name: 'unit',
					include: ['app/**/*.test.ts', 'app/**/*.test.tsx', 'scripts/**/*.test.ts'],
					exclude: ['app/**/*.server.test.ts', 'app/**/*.server.test.tsx'],
					testTimeout: 30_000,
				},
			},
			{
				// What touches the world: a real embedded PostgreSQL, a database of its own for each file.
				test: {
					name: 'integration',
					include: ['app/**/*.server.test.ts', 'app/**/*.server.test.tsx', 'tests/integration/**/*.test.ts'],
					// The copy of React Router that Node gives its Express adapter: a second one would not know the contexts of the first.
					alias: [{ find: /^react-router$/, replacement: fileURLToPath(import.meta.resolve('react-router')) }],
					globalSetup: ['tests/database.global-setup.ts', 'tests/build-threads.ts'],
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
})
