import type { Mail } from '#app/infrastructure/mail/mailer.ts'
import { productSources } from './product-sources.ts'

/** Composes one mail of the product. */
type Compose = (parts: object) => Mail

const modules = import.meta.glob<Record<string, unknown>>(
	['../app/domain/**/*mail*.ts', '!../app/domain/**/*.test.ts', '!../app/domain/**/*-worker.ts', '!../app/domain/mail/**'],
	{
		eager: true,
	},
)
const composing = productSources().flatMap(([file, text]) =>
	file.endsWith('.ts') && !file.startsWith('app/domain/mail/') && text.includes('composeMail(') ? [`../${file}`] : [],
)

/** Every function that composes a mail, by its name: what the modules that call `composeMail` export. A new one is found by itself. */
export const mails: readonly (readonly [name: string, compose: Compose])[] = composing.flatMap((file) =>
	Object.entries(modules[file] ?? {}).filter((entry): entry is [string, Compose] => entry[0].endsWith('Mail')),
)

/** The files that compose mails but export no function for them: each needs a test of its own. */
export const composingInline: readonly string[] = composing.filter((file) => !modules[file])

/**
 * What a mail is made of, by the names of its parts.
 *
 * @param text what stands wherever somebody's words go
 * @param to a checked address
 * @returns parts that throw for a name they do not know, so that a mail with a new part is not forgotten
 */
export function partsOfMail(text: string, to: string): object {
	const day = new Date(Date.UTC(2026, 0, 5))
	const known: Record<string, unknown> = {
		to,
		link: `https://fineprint.example/somewhere?token=${'t'.repeat(43)}`,
		role: 'viewer',
		provider: 'google',
		remaining: 2,
		at: day,
		eraseAfter: day,
		requestedAt: day,
		today: '2026-01-05',
		subject: text,
		checked: [{ name: text, sentence: text, link: 'https://fineprint.example/document-vault/a-document/report' }],
		due: [{ what: text, date: '2026-01-12', confirmed: false }],
		...Object.fromEntries(
			['from', 'name', 'reason', 'document', 'browser', 'address', 'newEmail', 'receipt', 'code', 'price'].map((part) => [part, text]),
		),
	}
	return new Proxy(known, {
		get(target, part) {
			if (typeof part === 'string' && !(part in target)) throw new Error(`tests/every-mail.ts does not know the part '${part}' of a mail`)
			return Reflect.get(target, part) as unknown
		},
	})
}
