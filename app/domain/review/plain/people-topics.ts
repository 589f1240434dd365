import type { Topic } from './topic.ts'

export const peopleTopics: readonly Topic[] = [
	{
		name: 'Non-compete',
		heading: /compet(?:e|ition|itive)\b|covenant not to compete|competing (?:activit|business)/i,
		body: /\bnot\b[^.]{0,120}\bcompet(?:e|es|ing|itive)\b[^.]{0,60}\b(?:with|business|activit)/i,
		say: (c) => `${c.barred === 'Neither side' ? 'Neither side may' : `${c.barred} may not`} compete${c.anyTime ? ` for ${c.anyTime}` : ''}.`,
		watch: 'In some states this is void for workers.',
	},
	{
		name: 'Non-solicitation',
		heading: /non-?solicit|no[\s-]hire|non-?hire/i,
		body: /\bnot\b[^.]{0,100}\b(?:solicit|induce|recruit|hire)\b/i,
		unless: /\bbudget\b|\bhire or (?:dismiss|fire|remove)/i,
		say: (c) => `${c.barred === 'Neither side' ? 'Neither side may' : `${c.barred} may not`} poach ${c.has(/customers?|clients?/i) ? (c.has(/employees?|personnel/i) ? 'staff or customers' : 'customers') : 'staff'}${c.anyTime ? ` for ${c.anyTime}` : ''}.`,
	},
	{
		name: 'Non-disparagement',
		heading: /disparag/i,
		body: /\bdisparag/i,
		say: (c) => `${c.barred === 'Neither side' ? 'Neither side may' : `${c.barred} may not`} speak badly of the other.`,
	},
	{
		name: 'Exclusivity',
		heading: /exclusiv/i,
		body: /\bexclusive (?:provider|supplier|distributor|reseller|right|basis)\b|\bexclusively\b/i,
		say: (c) => (c.has(/non-?exclusive/i) ? 'Both sides stay free to work with others.' : `${c.who} may only work with the other side in this field${c.anyTime ? ` for ${c.anyTime}` : ''}.`),
		watch: 'This closes the door to other deals.',
	},
	{
		name: 'Most favoured terms',
		heading: /most favou?red|\bMFN\b/i,
		body: /\bmost favou?red\b|\bno less favou?rable than\b[^.]{0,80}\b(?:other|any)/i,
		say: (c) => `If someone else gets better terms, ${c.has(/investor|holder/i) ? 'this investor' : 'the other side'} gets them too.`,
	},
	{
		name: 'Independent contractors',
		heading: /independent contractor|relationship|no partnership|no agency/i,
		body: /\bindependent contractors?\b|\bno (?:partnership|joint venture|agency)\b|\bnot\b[^.]{0,60}\b(?:partnership|joint venture|employer)/i,
		say: () => 'The sides stay independent: nobody is the other one’s employee, partner or agent.',
	},
	{
		name: 'Position and start',
		heading: /position|start date|title and|employment|reporting/i,
		body: /\b(?:position of|serve as|employed as|job title)\b/i,
		say: (c) => `This is the job and its start${c.value('date') ? ` on ${c.value('date')}` : ''}.`,
	},
	{
		name: 'Severance',
		heading: /severance/i,
		body: /\bseverance\b/i,
		say: (c) => `If the job ends in the cases named, there is severance pay${c.money() ? ` of ${c.money()}` : c.anyTime ? ` of ${c.anyTime}` : ''}.`,
	},
	{
		name: 'Outside activities',
		heading: /outside (?:activities|employment)|conflicts? of interest|no conflict|full[\s-]time/i,
		body: /\b(?:other|outside) (?:employment|business activit|engagement)/i,
		say: (c) => `${c.who} may not take on work that gets in the way of this one${c.has(/consent|approv/i) ? ' without approval' : ''}.`,
	},
	{
		name: 'Subcontractors',
		heading: /sub-?contract/i,
		body: /\bsub-?contract(?:ors?|ing)?\b/i,
		say: (c) => (c.has(/\bnot\b[^.]{0,60}\b(?:sub-?contract|delegate)|\bsub-?contract[^.]{0,80}\bwithout\b[^.]{0,40}\b(?:consent|approval|agreement)/i) ? `${c.barred === 'Neither side' ? 'Neither side may' : `${c.barred} may not`} use subcontractors without consent.` : `Subcontractors may be used${c.has(/\b(?:responsible|liable|answers?|answerable)\b/i) ? '; who uses them answers for them' : ''}.`),
	},
	{
		name: 'Background checks and work papers',
		heading: /background|eligibility|I-9/i,
		body: /\bbackground check\b|\bI-9\b|\beligibility (?:for|to)\b[^.]{0,30}\bwork/i,
		say: () => 'The job depends on a background check or proof of the right to work.',
	},
]
