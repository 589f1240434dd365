import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { gitInfo } from './scripts/git-info.ts'
import { playbookVersion } from './scripts/playbook-version.ts'

const routerFiles = `${import.meta.dirname}/node_modules/react-router/dist/production`

/**
 * React Router's export map leads every browser to its development build, whose warnings would travel to each visitor.
 * `npm run dev` keeps them.
 */
const routerForVisitors = {
	name: 'react-router-production',
	apply: 'build' as const,
	applyToEnvironment: ({ name }: { name: string }) => name === 'client',
	enforce: 'pre' as const,
	resolveId: (id: string) => ({ 'react-router': `${routerFiles}/index.mjs`, 'react-router/dom': `${routerFiles}/dom-export.mjs` })[id],
}

/** Modules of the app: their paths below `app/`, as patterns. */
const app = (...paths: string[]) => String.raw`/app/(${paths.join('|')})\.tsx?$`

/**
 * What travels in one file. Ten small files compress worse than one and each costs a request; what a page does not need
 * stays out of its files. `bench/client-size.ts` weighs every route.
 */
const chunks = [
	{
		name: 'shell',
		test: new RegExp(
			[
				String.raw`/react-router/dist/|/node_modules/(react|react-dom|scheduler)/|vite/preload-helper|rolldown/runtime`,
				app(
					'entry\\.client|root|units',
					'routes/auth/sign-in-dialog',
					'components/(sign-in/.*|site/page-meta|mfa/security-check|navigation/(company-switch|sections))',
					'ui/(alert|badge|button|dialog|disclosure|error-page|error-words|icons|nonce|plain-field|progress-bar|toast|use-scripted|layout/.*)',
				),
			].join('|'),
		),
	},
	{
		name: 'signed-in',
		test: new RegExp(
			app(
				'routes/signed-in',
				'components/navigation/(beside-sidebar|palette/command-keys)',
				'ui/(card|leave-warning|page-header|shown-date)',
			),
		),
	},
	{
		name: 'document',
		test: new RegExp(
			app(
				'routes/document/(frame|header)',
				'components/(report/report-links|human-help/help-links|document-view/look-classes|documents/(favorite-button|role-labels))',
				'domain/(access/document-role|documents/version-number|review/report/severity-words)',
				'ui/live-updates',
			),
		),
	},
	// Small, and on pages that need nothing else of the files that have them too.
	{ name: 'choice', test: new RegExp(app('ui/choice')) },
	{ name: 'plans', test: new RegExp(app('domain/billing/plans')) },
	// Word by word: for redlining and for rounds.
	{ name: 'diff', test: new RegExp(app('components/diff/.*', 'domain/word/edit/words/.*')) },
	{
		name: 'redlining',
		test: new RegExp(
			app(
				'ui/on-demand/on-demand',
				'routes/redlining/(redlining|document-text|text-needed|content|newer-version|one-version|redlining-links|redlining-view|labels)',
				'routes/redlining/(forms/(?!answer-offline).*|comments/(comment-form|include-in-file|thread-cards))',
			),
		),
	},
	{ name: 'review-choices', test: new RegExp(app('domain/(review/type/catalogue|documents/review-choices)')) },
	{
		name: 'upload',
		test: new RegExp(app('components/upload/.*', 'domain/(documents/form-refusal|company/industries)')),
	},
	// What the landing page shares with others of the public pages.
	{ name: 'public', test: new RegExp(app('routes/public/landing/(pricing|add-ons|measured.*|section)')) },
]

export default defineConfig({
	plugins: [routerForVisitors, tailwindcss(), reactRouter()],
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
							groups: chunks,
						},
					},
				},
			},
		},
		// The server build begins at our own server, which brings the routes in.
		ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
	},
})
