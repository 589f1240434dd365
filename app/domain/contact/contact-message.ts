import { z } from 'zod'
import { EmailAddress, PersonName } from '#app/domain/identity/person.ts'
import { contactTopics, type ContactTopic } from './contact-topics.ts'

const longestMessage = 5000

/** A message that somebody writes on the contact page. */
export const ContactMessage = z.object({
	name: PersonName,
	email: EmailAddress,
	topic: z.enum(Object.keys(contactTopics) as [ContactTopic], { error: 'Choose what it is about' }),
	message: z
		.string({ error: 'Write your message' })
		.trim()
		.min(10, { error: 'Write at least a sentence, so that we can answer' })
		.max(longestMessage, { error: `Use at most ${longestMessage} characters` }),
})

export type ContactMessage = z.output<typeof ContactMessage>
