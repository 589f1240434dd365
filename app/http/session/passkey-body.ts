import { z } from 'zod'

const response = z.looseObject({ id: z.string().max(2000), rawId: z.string().max(2000), type: z.literal('public-key') })

/** What a page's script sends about a passkey: it asks for a question, or answers one. `code`: only for a new passkey. */
export const PasskeyBody = z.discriminatedUnion('do', [
	z.object({ do: z.literal('options'), code: z.string().max(40).optional() }),
	z.object({ do: z.literal('answer'), response, name: z.string().trim().max(60).optional() }),
])

/** Answers of the passkey routes. */
export const passkeySentences = {
	none: 'Passkeys can’t be used here. Enter a code instead.',
	wrong: 'This passkey was not accepted. Try again, or enter a code.',
	notAdded: 'The passkey could not be added. Try again.',
	notPossible: 'A passkey can’t be added now. Turn on MFA first; a person can have 20 passkeys at most.',
} as const
