import { articles } from '#app/content/articles.server.ts'

/** A public page, as the site map lists it and its picture for links shows it. */
export interface SitePage {
	path: string
	/** The name of its picture below /og/. */
	picture: string
	/** The words of the picture. */
	words: string
	/** The day of its last change where that is known, ISO 8601. */
	changed?: string
}

const fixed: readonly SitePage[] = [
	{ path: '/', picture: 'home', words: 'Founders: Review Your Documents Before Signing' },
	{ path: '/about', picture: 'about', words: 'Know what you sign before you sign it' },
	{ path: '/pricing', picture: 'pricing', words: 'Plans and prices' },
	{ path: '/use-cases', picture: 'use-cases', words: 'What founders check before signing' },
	{ path: '/contact', picture: 'contact', words: 'Contact' },
	{ path: '/faq', picture: 'faq', words: 'Questions and answers' },
	{ path: '/blog', picture: 'blog', words: 'Founder contracts in plain English' },
	{ path: '/terms', picture: 'terms', words: 'Terms of Service' },
	{ path: '/privacy', picture: 'privacy', words: 'Privacy Policy' },
	{ path: '/cookies', picture: 'cookies', words: 'Cookie Policy' },
	{ path: '/data-deletion', picture: 'data-deletion', words: 'Data Deletion' },
]

/** Every public page that search engines should know. */
export const sitePages: readonly SitePage[] = [
	...fixed,
	...articles.map(({ slug, title, date }) => ({ path: `/blog/${slug}`, picture: slug, words: title, changed: date })),
]
