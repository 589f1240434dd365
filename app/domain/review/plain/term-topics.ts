import type { Topic } from './topic.ts'

export const termTopics: readonly Topic[] = [
	{
		name: 'Renewal',
		heading: /renew|extension/i,
		body: /\b(?:automatically|shall|will|may)\b[^.]{0,30}\brenew/i,
		say: (c) => {
			const again = c.time('renewal')
			const notice = c.time('renewal_notice')
			if (c.value('renewal_kind') === 'automatic') return `The agreement renews by itself${again ? ` for ${again} at a time` : ''}${notice ? ` unless someone gives notice ${notice} before the end` : ''}.`
			return `The agreement can be renewed${again ? ` for ${again}` : ''}${notice ? `, with ${notice} of notice` : ''}.`
		},
		watch: 'Put the notice date in your calendar.',
	},
	{
		name: 'Effect of termination',
		heading: /(?:effects?|consequences?) of (?:\w+ )?(?:terminat|expir)|post-?termination|transition|upon termination|obligations (?:on|upon|after)/i,
		body: /\b(?:upon|on|after|following) (?:the )?(?:any )?(?:expiration|termination|expiry)\b[^.]{0,120}\b(?:shall|will|must)\b/i,
		say: (c) => `This says what happens at the end${c.has(/return|destroy/i) ? ': materials go back' : ''}${c.has(/\bpay\b|payment|fees/i) ? `${c.has(/return|destroy/i) ? ',' : ':'} open amounts are paid` : ''}${c.anyTime ? `, with ${c.anyTime} as the stated time` : ''}.`,
	},
	{
		name: 'Survival',
		heading: /surviv/i,
		body: /\bshall survive\b|\bwill survive\b|\bsurvives?\b[^.]{0,60}\bterminat/i,
		say: (c) => `Some duties go on after the agreement ends${c.value('survival') === 'perpetual' ? ', without an end date' : c.time('survival') ? `, for ${c.time('survival')}` : ''}.`,
	},
	{
		name: 'Termination without reason',
		heading: /(?:termination )?for convenience|without cause|termination (?:by|on|upon) notice|at[\s-]will/i,
		body: /\bterminat\w+\b[^.]{0,100}\b(?:for convenience|for any (?:or no )?reason|without cause|with or without cause|at any time)\b|\bat[\s-]will\b/i,
		say: (c) => `${c.mutual ? 'Either side' : c.who} may end this at any time${c.time('termination_notice') ? ` with ${c.time('termination_notice')} of notice` : ''}${c.has(/\bat[\s-]will\b/i) ? ', with or without a reason' : ''}.`,
	},
	{
		name: 'Termination for breach',
		heading: /\bfor cause\b|(?:terminat\w+|cancel\w*) .*(?:breach|default)/i,
		body: /\bterminat\w+\b[^.]{0,160}\b(?:breach|default)\b/i,
		say: (c) => `${c.mutual ? 'Either side' : c.who} may end this if the other breaks it${c.time('cure_period') ? ` and does not put it right within ${c.time('cure_period')}` : ''}${c.has(/insolv|bankrupt/i) ? ', or goes bankrupt' : ''}.`,
	},
	{
		name: 'Termination',
		heading: /terminat|cancel|suspension/i,
		body: /\bterminat\w+ this (?:agreement|lease|contract)\b/i,
		say: (c) => `${c.mutual ? 'Either side' : c.who} may end the agreement in the cases named${c.time('termination_notice') ? `, with ${c.time('termination_notice')} of notice` : ''}${c.time('cure_period') ? `; a breach can be put right within ${c.time('cure_period')}` : ''}.`,
	},
	{
		name: 'Automatic end',
		heading: /^(?:automatic )?(?:termination|expiry|expiration)$|automatic end/i,
		body: /\b(?:will|shall) (?:automatically )?terminate (?:automatically )?(?:immediately )?(?:upon|following|when|after)\b|\b(?:will|shall) automatically (?:terminate|expire|end)\b/i,
		say: () => 'This ends by itself once the event named here has happened.',
	},
	{
		name: 'Term',
		heading: /^(?:the )?(?:initial )?(?:lease )?term\b|\bterm of\b|duration|commencement|effective date/i,
		body: /\bthis agreement\b[^.]{0,80}\b(?:commence|remain in|continue in|is effective|shall be effective)\b|\bterm of (?:this|the) \w+ (?:shall|will|is|begins|commences|starts)\b/i,
		say: (c) => `The agreement runs${c.value('effective_date') && /^\d/.test(c.value('effective_date')) ? ` from ${c.value('effective_date')}` : ''}${c.time('term') ? ` for ${c.time('term')}` : c.value('expiration_date') ? ` until ${c.value('expiration_date')}` : ' for the time set here'}${c.value('renewal_kind') === 'automatic' ? ' and then renews by itself' : ''}${c.time('termination_notice') ? `. It can be ended with ${c.time('termination_notice')} of notice` : ''}.`,
	},
]
