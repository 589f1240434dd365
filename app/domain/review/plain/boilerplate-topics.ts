import type { Topic } from './topic.ts'

export const boilerplateTopics: readonly Topic[] = [
	{
		name: 'Definitions',
		heading: /definition|interpretation|construction|defined terms/i,
		body: null,
		say: (c) => `This explains what the capitalised words mean${c.has(/singular|headings|gender/i) ? ' and how the text is to be read' : ''}.`,
	},
	{
		name: 'Change of control',
		heading: /change (?:of|in) control/i,
		body: /\bchange (?:of|in) control\b/i,
		say: (c) => `This says what happens if ${c.has(/company/i) ? 'the company' : 'a side'} is sold${c.has(/terminat/i) ? ': the agreement can be ended' : c.has(/consent/i) ? ': consent may be needed' : c.has(/assign/i) ? ': a sale can count as a transfer' : ''}.`,
		watch: 'This can get in the way of a sale of your company.',
	},
	{
		name: 'Assignment of the agreement',
		heading: /^(?:no )?(?:assign(?:ment|ability)?s?|transfers?)\b|successors?\b|transferab/i,
		body: /\b(?:may|shall|will|can)\b[^.]{0,40}\b(?:not )?(?:assign|transfer)\b[^.]{0,80}\b(?:agreement|rights|contract|lease|note)\b|\bsuccessors and (?:permitted )?assigns\b/i,
		say: (c) => (c.has(/\b(?:neither|no party|may not|shall not|not (?:be )?assign|without the)\b/i) ? `${c.barred === 'Neither side' ? 'Neither side may' : `${c.barred} may not`} pass this agreement on without consent${c.has(/merger|acquisition|substantially all|affiliate|successor/i) ? '; a sale of the business or a related company may be treated differently' : ''}.` : 'The agreement can be passed on, and it binds whoever takes over.'),
	},
	{
		name: 'Notices',
		heading: /notice|communications?/i,
		body: /\bnotices?\b[^.]{0,100}\b(?:in writing|written|delivered|deemed)\b/i,
		say: (c) => `Formal messages must be in writing${c.has(/e-?mail/i) ? '; e-mail is mentioned' : ''}${c.anyTime ? `. They can count as received after ${c.anyTime}` : ''}.`,
	},
	{
		name: 'Changes by one side',
		heading: /changes? to (?:the |these |this )?(?:terms|agreement|service|policy)|modifications? (?:to|of) (?:the |these )?(?:terms|services?)|updates? to/i,
		body: /\bwe (?:may|reserve the right to)\b[^.]{0,60}\b(?:change|modify|update|amend)|\bin its sole discretion\b[^.]{0,60}\b(?:change|modify|amend)/i,
		say: (c) => `${c.who === 'One side' ? 'The other side' : c.who} can change the terms${c.anyTime ? ` with ${c.anyTime} of notice` : c.has(/notice|notify/i) ? ' after telling you' : ' alone'}.`,
		watch: 'Terms that one side can change are not a fixed deal.',
	},
	{
		name: 'Amendment',
		heading: /amend|modif|variation/i,
		body: /\b(?:amended|modified|changed|varied)\b[^.]{0,80}\b(?:writing|written|signed)\b/i,
		say: () => 'Changes only count if they are in writing and signed.',
	},
	{
		name: 'No waiver',
		heading: /waiver/i,
		body: /\b(?:failure|delay)\b[^.]{0,100}\bwaiver\b|\bno waiver\b/i,
		say: () => 'Not enforcing a right once does not mean giving it up.',
	},
	{
		name: 'Severability',
		heading: /severab|invalidity|partial/i,
		body: /\b(?:invalid|unenforceable|illegal)\b[^.]{0,120}\b(?:remain|remaining|other provisions|severed|affect)/i,
		say: () => 'If one part turns out to be invalid, the rest still holds.',
	},
	{
		name: 'Entire agreement',
		heading: /entire (?:agreement|understanding)|integration|merger clause|whole agreement|complete agreement/i,
		body: /\bentire (?:agreement|understanding)\b|\bsupersedes?\b/i,
		say: () => 'Only what is written here counts; earlier talks and promises do not.',
	},
	{
		name: 'Counterparts',
		heading: /counterpart|electronic signature|facsimile/i,
		body: /\bcounterparts?\b/i,
		say: (c) => `Each side may sign its own copy${c.has(/electronic|facsimile|pdf|docusign/i) ? ', also electronically' : ''}.`,
	},
	{
		name: 'Order of precedence',
		heading: /precedence|conflicts? (?:between|of)|inconsisten/i,
		body: /\b(?:conflict|inconsisten\w+)\b[^.]{0,100}\b(?:prevail|control|govern|precedence)\b/i,
		say: () => 'If the papers contradict each other, this says which one wins.',
	},
	{
		name: 'Third-party rights',
		heading: /third[\s-]part(?:y|ies)(?: (?:beneficiar|rights)|$)|no third/i,
		body: /\bthird[\s-]party beneficiar|\b(?:no|not)\b[^.]{0,80}\b(?:rights?|enforceable)\b[^.]{0,60}\bnot (?:a )?party/i,
		say: (c) => (c.has(/\bno\b|\bnot\b/i) ? 'Nobody but the signers gets rights from this agreement.' : 'Someone who does not sign gets rights from this agreement.'),
	},
	{
		name: 'Further assurances',
		heading: /further (?:assurance|action)|cooperation/i,
		body: /\bfurther (?:documents|instruments|assurances|actions?)\b/i,
		say: (c) => `${c.who} must sign and do what is still needed to carry this out.`,
	},
	{
		name: 'Compliance with law',
		heading: /compliance|export|anti-?(?:corruption|bribery)|sanctions/i,
		body: /\bcomply with\b[^.]{0,50}\blaws?\b|\bexport (?:control|laws|administration)/i,
		say: (c) => `${c.who} must follow the law${c.has(/export/i) ? ', export rules included' : ''}${c.has(/brib|corrupt/i) ? ', and pay no bribes' : ''}.`,
	},
	{
		name: 'Headings',
		heading: /^headings|captions/i,
		body: /\bheadings\b[^.]{0,80}\b(?:convenience|reference)\b/i,
		say: () => 'Headings are only there to help reading.',
	},
	{
		name: 'Independent advice',
		heading: /(?:independent|legal) (?:counsel|advice)|advice of counsel/i,
		body: /\bindependent (?:legal )?(?:counsel|advice)\b/i,
		say: () => 'Each signer says it could ask its own lawyer.',
	},
	{
		name: 'Language',
		heading: /^language/i,
		body: /\benglish (?:language )?(?:version|text)\b[^.]{0,60}\b(?:prevail|control)/i,
		say: () => 'This says which language version counts.',
	},
]
