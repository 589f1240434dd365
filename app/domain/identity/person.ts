import { z } from 'zod'

/** The longest address that SMTP can deliver to (RFC 5321 section 4.5.3.1.3, without the brackets). */
const longestEmail = 254

const longestName = 80

/** An e-mail address as accounts keep it: trimmed, lower case. One address, one account. */
export const EmailAddress = z
	.string({ error: 'Please enter a valid email address' })
	.trim()
	.toLowerCase()
	.max(longestEmail, { error: 'Please enter a valid email address' })
	.pipe(z.email({ error: 'Please enter a valid email address' }))

/** A visible character: no space, joiner or Hangul or braille filler, no accent without its letter. */
const visible = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A first or last name. */
export const PersonName = z
	.string({ error: 'Please enter your first and last name' })
	.trim()
	.min(1, { error: 'Please enter your first and last name' })
	.max(longestName, { error: `Use at most ${longestName} characters for a name` })
	.regex(visible, { error: 'Please enter your first and last name' })
	// Line breaks and the like are not allowed in a name; letters of every script are.
	.regex(/^[^\p{Cc}<>]*$/u, { error: 'A name can’t contain line breaks, < or >' })

/** A phone number as people write them, or nothing. */
export const PhoneNumber = z
	.string()
	.trim()
	// At least five digits among the spaces, dots, dashes and brackets.
	.regex(/^((?=(\D*\d){5})\+?[\d\s().\-/]{5,32})?$/, { error: 'Please enter a valid phone number' })
	.transform((value) => value || null)
