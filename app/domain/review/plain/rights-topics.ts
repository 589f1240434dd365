import type { Topic } from './topic.ts'

export const rightsTopics: readonly Topic[] = [
	{
		name: 'Feedback',
		heading: /feedback|suggestions/i,
		body: /\bfeedback\b/i,
		say: (c) => `Ideas and comments given to ${c.has(/\b(?:we|us|our)\b/i) ? 'the provider' : 'the other side'} may be used freely, without payment.`,
	},
	{
		name: 'Prior inventions',
		heading: /prior inventions|excluded inventions|pre-?existing/i,
		body: /\bprior inventions\b/i,
		say: () => 'Inventions made before stay with the person who made them, if they are listed.',
		watch: 'Fill in the list, or write "none".',
	},
	{
		name: 'Work made for hire',
		heading: /works? (?:made )?for hire/i,
		body: /\bworks? made for hire\b/i,
		say: (c) => `The work belongs to the side that orders it from the start${c.has(/hereby assign|assigns?\b/i) ? '; whatever does not is transferred to it' : ''}.`,
	},
	{
		name: 'No licence',
		heading: /no (?:implied )?(?:licen[cs]e|rights|grant)/i,
		body: /\b(?:no|not)\b[^.]{0,60}\b(?:licen[cs]e|right)s?\b[^.]{0,60}\b(?:granted|implied|conferred)/i,
		say: () => 'Sharing information or signing this gives nobody a licence or other rights.',
	},
	{
		name: 'Ownership and assignment of IP',
		heading: /ownership|intellectual property|inventions?|proprietary rights|work product|assignment of (?:rights|inventions|ip|intellectual)/i,
		body: /\b(?:hereby )?(?:assigns?|transfers?)\b[^.]{0,100}\b(?:right,? title|inventions?|intellectual property|copyrights?|work product)|\b(?:owns?|retains?|ownership)\b[^.]{0,80}\b(?:intellectual property|right,? title)/i,
		say: (c) => (c.has(/\b(?:hereby\s)?(?:irrevocably\s)?assigns?\b/i) ? `${c.who} transfers the rights in the work${c.has(/hereby/i) ? ' right away' : ''}${c.has(/upon (?:full )?payment/i) ? ' once it is paid' : ''}.` : c.mutual || c.has(/retain|remain/i) ? 'Each side keeps what it owned before; this says who owns what is new.' : `${c.who} owns the intellectual property named here.`),
		watch: 'Make sure that your product stays yours.',
	},
	{
		name: 'Licence restrictions',
		heading: /(?:licen[cs]e|usage|use) restrictions?|restrictions? on use|acceptable use|prohibited/i,
		body: /\b(?:reverse engineer|decompile|disassemble|sublicen[cs]e)\b/i,
		say: (c) => `${c.barred === 'Neither side' ? 'Neither side may' : `${c.barred} may not`} do what is listed, such as ${c.has(/reverse engineer|decompile/i) ? 'taking the product apart' : 'misusing it'}${c.has(/resell|sublicen[cs]e|rent|lease/i) ? ' or passing it on' : ''}.`,
	},
	{
		name: 'Content licence',
		heading: /user content|your content|customer (?:data|content)|submissions/i,
		body: /\b(?:your|user|customer) (?:content|data)\b[^.]{0,140}\b(?:licen[cs]e|own|retain)/i,
		say: (c) => `You keep your ${c.has(/data/i) ? 'data' : 'content'}${c.has(/licen[cs]e/i) ? `, but give the provider ${c.has(/perpetual|irrevocable/i) ? 'a lasting' : 'a'} licence to use it` : ''}.`,
	},
	{
		name: 'Licence',
		heading: /licen[cs]e|grant of rights|access rights|right to use/i,
		body: /\bgrants?\b[^.]{0,100}\b(?:licen[cs]e|right to use)\b/i,
		say: (c) => `${c.who} lets the other side use ${c.has(/software|service|platform/i) ? 'the product' : 'the named rights'}${c.has(/non-?exclusive/i) ? ', not as the only one' : c.has(/\bexclusive/i) ? ', as the only one' : ''}${c.has(/perpetual/i) ? ', for ever' : ''}${c.has(/revocable/i) && !c.has(/irrevocable/i) ? ', until it is taken back' : ''}${c.has(/royalty-free/i) ? ', without payment' : ''}.`,
	},
	{
		name: 'Service levels',
		heading: /service levels?|uptime|availability|\bSLA\b|support/i,
		body: /\buptime\b|\bservice credits?\b|\bavailab(?:le|ility)\b[^.]{0,40}%/i,
		say: (c) => `The service should be available${c.percent ? ` ${c.percent} of the time` : ' as promised'}${c.has(/credit/i) ? '; otherwise there are credits' : ''}.`,
	},
	{
		name: 'Acceptance',
		heading: /acceptance|testing|inspection/i,
		body: /\b(?:accept|reject)\w*\b[^.]{0,80}\bdeliverables?\b|\bdeemed (?:to be )?accepted\b/i,
		say: (c) => `The customer can check the work${c.anyTime ? ` within ${c.anyTime}` : ''}${c.has(/deemed/i) ? '; silence counts as acceptance' : ''}.`,
	},
	{
		name: 'Scope of services',
		heading: /services|scope|statement of work|deliverables|engagement|duties|responsibilities/i,
		body: /\b(?:shall|will|agrees to) (?:perform|provide|render)\b[^.]{0,60}\bservices?\b/i,
		say: (c) => `${c.who} does the work described here${c.has(/exhibit|schedule|statement of work|SOW/i) ? ' and in the attached papers' : ''}.`,
	},
]
