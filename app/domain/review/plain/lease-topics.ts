import type { Topic } from './topic.ts'

export const leaseTopics: readonly Topic[] = [
	{
		name: 'Sublease',
		heading: /sublet|sublease/i,
		body: /\bsub(?:let|lease)\b/i,
		say: (c) => `The tenant ${c.has(/\bnot\b|without/i) ? 'may not sublet without consent' : 'may sublet'}${c.has(/unreasonably/i) ? ', which may not be refused without good reason' : ''}.`,
	},
	{
		name: 'Repairs and maintenance',
		heading: /\brepairs?\b|\balterations?\b|maintenance of (?:the )?(?:premises|building)/i,
		body: /\b(?:landlord|tenant|lessor|lessee)\b[^.]{0,80}\b(?:repair|maintain)/i,
		say: (c) => `This says who keeps the place in order${c.has(/tenant shall|lessee shall/i) ? '; the tenant has duties here' : ''}.`,
	},
	{
		name: 'Operating costs',
		heading: /operating (?:costs|expenses)|common area|\bCAM\b|additional rent/i,
		body: /\bcommon area\b|\boperating expenses\b/i,
		say: (c) => `The tenant also pays a share of the building's costs${c.percent ? ` (${c.percent} is named)` : ''}.`,
		watch: 'Look for a cap on these costs.',
	},
	{
		name: 'Use of the premises',
		heading: /use of (?:the )?premises|permitted use/i,
		body: /\bpremises\b[^.]{0,60}\bused?\b[^.]{0,40}\b(?:only|solely|for)\b|\buse\b[^.]{0,20}\bpremises\b[^.]{0,40}\b(?:only|solely|for)\b/i,
		say: () => 'The space may only be used for the purpose named.',
	},
	{
		name: 'Holding over',
		heading: /hold(?:ing)?[\s-]?over|surrender/i,
		body: /\bhold(?:s|ing)?[\s-]?over\b/i,
		say: (c) => `Staying after the end costs ${c.percent ? `${c.percent} of the rent` : 'extra rent'}.`,
	},
	{
		name: 'Relocation',
		heading: /relocat/i,
		body: /\brelocate\b[^.]{0,60}\bpremises\b/i,
		say: (c) => `The landlord may move the tenant to another space${c.anyTime ? ` with ${c.anyTime} of notice` : ''}.`,
	},
]
