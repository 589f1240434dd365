import type { Topic } from './topic.ts'

export const disputeTopics: readonly Topic[] = [
	{
		name: 'Class action waiver',
		heading: /class (?:action )?waiver|no class/i,
		body: /\bclass[\s-]action\b[^.]{0,100}|\bindividual (?:basis|capacity)\b[^.]{0,80}\bclass\b/i,
		say: () => 'Claims can only be brought alone, not together with others.',
	},
	{
		name: 'Jury waiver',
		heading: /jury/i,
		body: /\bwaive\w*\b[^.]{0,120}\bjury\b/i,
		say: (c) => `${c.mutual ? 'Both sides give' : 'You give'} up the right to a jury trial.`,
	},
	{
		name: 'Arbitration',
		heading: /arbitrat/i,
		body: /\bbinding arbitration\b|\barbitrat\w+\b[^.]{0,80}\b(?:rules|association|JAMS|AAA|arbitrator)/i,
		say: (c) => `Disputes go to a private arbitrator instead of a court${c.value('forum') ? `, in ${c.value('forum')}` : ''}${c.has(/\bAAA\b|American Arbitration/) ? ', under the rules of the AAA' : c.has(/JAMS/) ? ', under the rules of JAMS' : ''}.`,
		watch: 'Arbitration is private and hard to appeal.',
	},
	{
		name: 'Mediation',
		heading: /mediat|dispute|escalation/i,
		body: /\bmediation\b/i,
		say: (c) => c.has(/arbitrat/i) && !c.has(/mediat|negotiat|good faith|amicabl/i) ? 'Disputes go to a private arbitrator instead of a court.' : c.has(/mediat|negotiat|good faith|amicabl|escalat|discuss/i) ? `The sides must first try to settle a dispute ${c.has(/mediat/i) ? 'with a mediator' : 'by talking'}${c.anyTime ? ` for ${c.anyTime}` : ''} before going further.` : 'This says how disputes are decided.',
	},
	{
		name: 'Governing law and courts',
		heading: /governing law|applicable law|choice of law|jurisdiction|\bvenue|\bforum/i,
		body: /\bgoverned by\b[^.]{0,80}\blaws?\b|\bexclusive (?:jurisdiction|venue)\b/i,
		say: (c) => {
			const law = c.values('governing_law')
			const forum = c.values('forum')
			if (law && forum) return `The law of ${law} applies, and disputes go to the courts of ${forum}.`
			if (law) return `The law of ${law} applies.`
			return forum ? `Disputes go to the courts of ${forum}.` : 'This says which law applies and where disputes are decided.'
		},
	},
	{
		name: "Attorneys' fees",
		heading: /attorneys?['’]?s? fees|legal fees|costs of enforcement/i,
		body: /\b(?:prevailing|successful) party\b[^.]{0,100}\bfees\b|\battorneys?[’']? fees\b/i,
		say: (c) => (c.has(/prevailing|successful/i) ? "The side that loses a lawsuit pays the winner's lawyers." : "One side may have to pay the other's lawyers."),
	},
]
