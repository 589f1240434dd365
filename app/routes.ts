import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Every URL of the product and the file that answers it. */
export default [
	index('routes/public/landing.tsx'),

	route('login', 'routes/auth/login.tsx'),
	route('login/code', 'routes/auth/code.tsx'),
	route('auth/callback', 'routes/auth/callback.tsx'),
	route('logout', 'routes/auth/logout.ts'),
	route('logout/everywhere', 'routes/auth/logout-everywhere.ts'),
	route('theme', 'routes/public/theme.ts'),
	route('sidebar', 'routes/dashboard/sidebar.ts'),
	route('uploads', 'routes/dashboard/uploads.ts'),
	route('uploads/resume', 'routes/dashboard/resume-upload.ts'),

	layout('routes/signed-in.tsx', [
		route('dashboard', 'routes/dashboard/overview.tsx'),
		route('document-vault', 'routes/vault/list.tsx'),
		route('document-vault/:documentId/report', 'routes/review/report.tsx'),
		route('document-vault/:documentId/report/text', 'routes/review/document-text.tsx'),
		route('document-vault/:documentId/report/cancel', 'routes/review/cancel.ts'),
		route('document-vault/:documentId/report/retry', 'routes/review/retry.ts'),
		layout('routes/review/redlining-document.tsx', [route('review/:documentId', 'routes/review/redlining.tsx')]),
		route('review/:documentId/rounds', 'routes/review/rounds.tsx'),
		route('review/:documentId/rounds/:number', 'routes/review/rounds-round.tsx'),
		route('settings', 'routes/profile/settings.tsx'),
		route('settings/email', 'routes/profile/confirm-email.tsx'),
	]),

	route('review/:documentId/download', 'routes/review/redlining-download.ts'),
	route('review/:documentId/text.docx', 'routes/review/redlining-text-docx.ts'),

	route('review/:documentId/rounds/upload', 'routes/review/rounds-upload.ts'),

	...prefix('api', [
		route('register', 'routes/api/register.ts'),
		route('auth/magic-link', 'routes/api/magic-link.ts'),
		route('auth/verify-magic-link', 'routes/api/verify-magic-link.ts'),
		route('user', 'routes/api/user.ts'),
		route('user/vault', 'routes/api/vault.ts'),
		route('user/vault/stats', 'routes/api/vault-stats.ts'),
		route('document/uploadAndAnalysis', 'routes/api/upload-and-analysis.ts'),
		route('document/upload', 'routes/api/upload.ts'),
		route('document/categories', 'routes/api/categories.ts'),
		route('document/types', 'routes/api/types.ts'),
		route('document/download/:documentId', 'routes/api/download.ts'),
		route('document/analysis/:documentId', 'routes/api/analysis.ts'),
		route('document/:documentId', 'routes/api/document.ts'),
		route('document/withSuggestions/:documentId', 'routes/api/with-suggestions.ts'),
		route('document/downloadWithSuggestions/:documentId', 'routes/api/download-with-suggestions.ts'),
		route('document/:documentId/suggestions', 'routes/api/suggestions.ts'),
		route('document/:documentId/regenerate-suggestions', 'routes/api/regenerate-suggestions.ts'),
		route('document/:documentId/comments', 'routes/api/comments.ts'),
		route('document/:documentId/content', 'routes/api/content.ts'),
		route('document/:documentId/preview', 'routes/api/preview.ts'),
		route('document/:documentId/compare', 'routes/api/compare.ts'),
		route('document/:documentId/share', 'routes/api/share.ts'),
		route('document/:documentId/permissions', 'routes/api/permissions.ts'),
		route('document/:documentId/rounds', 'routes/api/rounds.ts'),
		route('document/:documentId/rounds/reply', 'routes/api/rounds-reply.ts'),
		route('document/:documentId/report.docx', 'routes/api/report-docx.ts'),
		route('document/:documentId/analysis.json', 'routes/api/analysis-json.ts'),
		route('openapi.json', 'routes/api/openapi.ts'),
		route('*', 'routes/api/not-found.ts'),
	]),

	route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
