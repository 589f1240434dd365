/** What an API token can be allowed, with what that means in a sentence. Every API call names the one it needs. */
export const tokenScopes = {
	'documents:read': 'List, search, read and download documents, reports, suggestions and comments.',
	'documents:write': 'Upload, change, comment on, review and delete documents. Reviews use document checks.',
	'shares:write': 'Share documents with people, change their roles, and see, make and revoke share links.',
	'account:read': 'Read your profile and your company’s profile.',
	'people:read': 'Read the people of your company: their names, email addresses and roles.',
} as const

export type TokenScope = keyof typeof tokenScopes

/** The scopes in the order of the page. */
export const tokenScopeNames = Object.keys(tokenScopes) as TokenScope[]

/** Whether a word is a scope: tokens keep theirs as text, and a scope may be given up one day. */
export function isTokenScope(value: string): value is TokenScope {
	return Object.hasOwn(tokenScopes, value)
}
