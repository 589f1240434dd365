import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { gitInfo } from './scripts/git-info.ts'
import { playbookVersion } from './scripts/playbook-version.ts'

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	define: {
		__PLAYBOOK_VERSION__: JSON.stringify(playbookVersion(import.meta.dirname)),
		__GIT_INFO__: JSON.stringify(gitInfo(import.meta.dirname)),
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							// What every page needs travels in one file: ten small ones compress badly and each costs a request.
							groups: [
								{ name: 'shell', test: /app\/ui\/(alert|badge|button|error-page|error-words|icons|plain-field|progress-bar)\.tsx?$/ },
							],
						},
					},
				},
			},
		},
		// The server build begins at our own server, which brings the routes in.
		ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
	},
})
