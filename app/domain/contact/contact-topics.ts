/** What a message is about: the subject of its mail, so that nothing that a stranger typed gets into its head. */
export const contactTopics = {
	question: 'A question about Fineprint',
	account: 'My account or plan',
	report: 'A mistake in a report',
	privacy: 'Privacy or data deletion',
	other: 'Something else',
} as const

export type ContactTopic = keyof typeof contactTopics
