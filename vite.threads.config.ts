import { defineConfig } from 'vite'
import { playbookVersion } from './scripts/playbook-version.ts'

/** Threads are files of their own beside the server: a bundler can't follow a path that is only known at run time. */
export default defineConfig({
	publicDir: false,
	define: { __PLAYBOOK_VERSION__: JSON.stringify(playbookVersion(import.meta.dirname)) },
	build: {
		ssr: true,
		outDir: 'build/threads',
		emptyOutDir: true,
		target: 'node20',
		rollupOptions: {
			input: {
				'extraction-worker': './app/domain/extraction/extraction-worker.ts',
				'mail-worker': './app/domain/inbound-mail/opening-worker.ts',
				'word-worker': './app/entry.word-worker.ts',
				'review-worker': './app/domain/review/run/review-worker.ts',
			},
			output: { entryFileNames: '[name].js' },
		},
	},
})
