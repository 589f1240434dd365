import { z } from 'zod'
import { longestTokenName, tokenDays, type TokenDays } from '#app/domain/identity/api-tokens/api-token.ts'
import { type TokenScope, tokenScopeNames } from '#app/domain/identity/api-tokens/token-scopes.ts'
import { plainCode } from '#app/domain/identity/mfa/mfa-code.ts'

const nameMissing = 'Enter what the token is for.'
const wrongDays = 'Choose when the token ends.'
const noScope = 'Choose what the token may do.'

/** The form of a new API token; `days` is empty for one that does not end. */
export const TokenFields = z.object({
	name: z
		.string({ error: nameMissing })
		.trim()
		.min(1, { error: nameMissing })
		.max(longestTokenName, { error: `A name has at most ${longestTokenName} characters. Shorten it.` })
		.regex(/^\P{Cc}*$/u, { error: 'A name can’t contain line breaks.' }),
	days: z
		.string({ error: wrongDays })
		.transform((days) => (days === 'none' ? null : Number(days)))
		.refine((days): days is TokenDays | null => days === null || (tokenDays as readonly number[]).includes(days), { error: wrongDays }),
	scopes: z.array(z.enum(tokenScopeNames as [TokenScope, ...TokenScope[]], { error: noScope })).min(1, { error: noScope }),
	code: z.string().max(20, { error: 'Enter the code as your app shows it.' }).transform(plainCode).default(''),
})
