import { defineConfig } from 'vite'
import { playbookVersion } from './scripts/playbook-version.ts'

/** What `npm run review`, `redline`, `compare`, `user` and `audit:verify` load: the product's own code without its server. */
export default defineConfig({
	publicDir: false,
	define: { __PLAYBOOK_VERSION__: JSON.stringify(playbookVersion(import.meta.dirname)) },
	build: {
		ssr: true,
		outDir: 'build/commands',
		emptyOutDir: true,
		target: 'node20',
		rollupOptions: {
			input: {
				'audit-verify': './app/commands/audit-verify.ts',
				compare: './app/commands/compare.ts',
				redline: './app/commands/redline.ts',
				review: './app/commands/review.ts',
				user: './app/commands/user.ts',
			},
			output: { entryFileNames: '[name].js' },
		},
	},
})
