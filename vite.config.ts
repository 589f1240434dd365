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
								{
									name: 'shell',
									test: /react-router\/dist\/|app\/(ui\/(alert|badge|button|dialog|error-page|error-words|icons|nonce|plain-field|progress-bar|toast|layout\/.*)|components\/(sign-in\/.*|site\/page-meta)|components\/navigation\/sections|units)\.tsx?$/,
								},
								{
									name: 'upload',
									test: /app\/(components\/upload\/.*|domain\/(review\/type\/catalogue|documents\/(review-choices|form-refusal)|company\/industries))\.tsx?$/,
								},
								// What the landing page shares with others of the public pages.
								{
									name: 'public',
									test: /app\/(routes\/public\/landing\/(pricing|add-ons|measured.*|section)|domain\/billing\/plans)\.tsx?$/,
								},
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
