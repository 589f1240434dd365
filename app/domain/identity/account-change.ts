import { EmailAddress } from './person.ts'

const plans = ['free', 'builder', 'startup', 'scale'] as const

/** An operator's change of an account. What is left out stays, or takes the default of a new account. */
export interface AccountChange {
	email: string
	admin?: boolean
	plan?: (typeof plans)[number]
	/** The balance to set, not to add: repeating the command changes nothing. */
	credits?: number
}

const mostCredits = 1_000_000

/**
 * Reads `EMAIL [--admin|--no-admin] [--plan PLAN] [--credits N]`.
 *
 * @returns the change, or a sentence about what is wrong with the arguments
 */
export function parseAccountChange(args: readonly string[]): AccountChange | { wrong: string } {
	const words = args.flatMap((arg) => (/^--\w+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg]))
	const change: Partial<AccountChange> = {}
	for (let word = words.shift(); word !== undefined; word = words.shift()) {
		if (word === '--admin' || word === '--no-admin') {
			const admin = word === '--admin'
			if (change.admin === !admin) return { wrong: '--admin and --no-admin contradict each other.' }
			change.admin = admin
		} else if (word === '--plan') {
			const plan = plans.find((name) => name === words[0])
			if (!plan) return { wrong: `--plan expects one of ${plans.join(', ')}.` }
			change.plan = plan
			words.shift()
		} else if (word === '--credits') {
			const credits = /^\d{1,7}$/.test(words[0] ?? '') ? Number(words.shift()) : NaN
			if (!(credits <= mostCredits)) return { wrong: `--credits expects a whole number from 0 to ${mostCredits}.` }
			change.credits = credits
		} else if (word.startsWith('-')) {
			return { wrong: `${word} is not a valid option.` }
		} else if (change.email !== undefined) {
			return { wrong: 'Enter one email address at a time.' }
		} else {
			const email = EmailAddress.safeParse(word)
			if (!email.success) return { wrong: `${word} is not an email address.` }
			change.email = email.data
		}
	}
	return change.email === undefined ? { wrong: 'Enter the account’s email address.' } : { ...change, email: change.email }
}
