import type { Topic } from './topic.ts'

export const confidentialityTopics: readonly Topic[] = [
	{
		name: 'Freedom to compete',
		heading: /independent business|freedom to (?:compete|operate|do business)|no restriction on compet/i,
		body: /\b(?:may|free to|right to)\b[^.;]{0,80}\b(?:products?|services?|business)\b[^.;]{0,40}\bcompet\w+/i,
		say: (c) => `${c.mutual ? 'Each side' : c.who} may do business that competes with the other${c.has(/confidential/i) ? ", as long as it does not use the other's information" : ''}.`,
	},
	{
		name: 'Exceptions to confidentiality',
		heading: /exclusions?|exceptions?|not confidential|exempt/i,
		body: /(?:confidential information|obligations?)[^.]{0,80}(?:shall|does|do|will) not (?:include|apply|extend)|independently developed|publicly (?:known|available)/i,
		say: (c) => `Some information is not protected: for example ${list(c, [[/public/i, 'what is already public'], [/already (?:known|knew|in)|(?:known|knew|possess\w*)\b[^.;]{0,60}\bbefore|prior to|previously/i, 'what the receiver already knew'], [/third part/i, 'what came from someone else'], [/independently/i, 'what the receiver developed alone']]) || 'what this clause lists'}.`,
		watch: 'Check that work you develop on your own is on the list.',
	},
	{
		name: 'Forced disclosure',
		heading: /(?:compelled|required|legal(?:ly)?|permitted) disclosure|disclosure required by law|subpoena/i,
		body: /(?:required|compelled) (?:to (?:be )?disclose\w*|by (?:law|court|order|subpoena))|\bsubpoena\b/i,
		say: (c) => `If a law or a court forces ${c.mutual ? 'a side' : 'the receiver'} to disclose, that is allowed${c.has(/notice|notify/i) ? ', with notice to the other side first where possible' : ''}.`,
	},
	{
		name: 'Return of materials',
		heading: /return|destruction|destroy/i,
		body: /\b(?:return|destroy)\b[^.]{0,80}\b(?:confidential|materials?|copies|information|documents?|property)/i,
		say: (c) => `${c.has(/\brequest\b/i) ? 'On request' : 'At the end'}, confidential materials must be returned${c.has(/destr/i) ? ' or destroyed' : ''}${c.anyTime ? ` within ${c.anyTime}` : ''}${c.has(/certif/i) ? ', and this must be confirmed in writing' : ''}.`,
	},
	{
		name: 'Residual knowledge',
		heading: /residual/i,
		body: /\bresiduals?\b[^.]{0,120}\bmemory|unaided memory/i,
		say: () => 'People may keep using what stays in their memory, even if it was confidential.',
		watch: 'This can open a back door around the secrecy duty.',
	},
	{
		name: 'Trade secret immunity notice',
		heading: /whistleblower|defend trade secrets|immunity/i,
		body: /defend trade secrets act|18 u\.?s\.?c\.?[^.]{0,12}1833/i,
		say: () => 'You cannot be punished for showing a trade secret in confidence to the government or a lawyer to report a crime, or under seal in a lawsuit.',
	},
	{
		name: 'What counts as confidential',
		heading: /^(?:the )?(?:definition of )?confidential information$|definition of confidential/i,
		body: /confidential information[”"’']?\s(?:shall mean|means|includes|refers)/i,
		say: (c) => `This says what counts as confidential: ${c.has(/\ball (?:information|data)\b|\bany (?:and all )?(?:information|data)\b/i) ? 'nearly all information shared' : 'the information described here'}${c.has(/\bmarked\b|\blabel/i) ? ', if marked as confidential' : ''}${c.has(/reasonabl[ey]/i) ? ' or if a reasonable person would see it is' : ''}.`,
		watch: 'The wider this is, the easier it is to break it by accident.',
	},
	{
		name: 'Data protection',
		heading: /data (?:protection|processing|privacy)|personal (?:data|information)|privacy|gdpr|ccpa/i,
		body: /\bpersonal (?:data|information)\b[^.]{0,120}\b(?:process|protect|comply|compliance|law)/i,
		say: (c) => `${c.who} must handle personal data as ${c.has(/GDPR|2016\/679/) ? 'the GDPR' : 'privacy law'} and this agreement require${c.time('cure_period') || !c.has(/breach|incident/i) ? '' : c.anyTime ? `, and report a data breach within ${c.anyTime}` : ', and report a data breach'}.`,
	},
	{
		name: 'Sub-processors',
		heading: /sub-?processors?/i,
		body: /\bsub-?processors?\b/i,
		say: (c) => `Other companies may be used to process the data${c.has(/prior|notice|notify/i) ? ` after notice${c.anyTime ? ` of ${c.anyTime}` : ''}` : ''}${c.has(/object/i) ? ', and the customer may object' : ''}.`,
	},
	{
		name: 'Security',
		heading: /\bsecurity\b(?!.*(?:deposit|interest|agreement))|safeguards|breach notification/i,
		body: /(?:technical and organi[sz]ational|reasonable security|security) measures|industry[- ]standard security/i,
		unless: /\bsecurity interests?\b|\bcollateral\b|\bpledges?\b|\bdeposit\b/i,
		say: (c) => `${c.who} must protect the data with ${c.has(/appropriate|reasonable/i) ? 'reasonable' : 'the listed'} security measures${c.has(/breach|incident/i) ? ` and report incidents${c.anyTime ? ` within ${c.anyTime}` : ''}` : ''}.`,
	},
	{
		name: 'Publicity',
		heading: /publicity|press release|public announcement|use of name|marketing rights|logo/i,
		body: /press release|\bpublicity\b|use (?:of )?(?:the |its |each )?[\w\s’']{0,25}(?:name|logo|marks?)\b[^.]{0,60}(?:advertis|promot|market|public)/i,
		say: (c) => (c.has(/\bnot\b|neither|without|no party/i) ? `${c.barred === 'Neither side' ? 'Neither side may' : `${c.barred} may not`} announce this deal or use the other's name without consent.` : `${c.who} may use the other's name or logo in public.`),
	},
	{
		name: 'Injunctive relief',
		heading: /injuncti|equitable (?:relief|remed)|specific performance|irreparable|^remedies$/i,
		body: /injunctive relief|irreparable (?:harm|injury|damage)|specific performance|equitable relief/i,
		say: (c) => `A breach may do harm that money cannot fix, so ${c.mutual ? 'either side' : 'the harmed side'} can ask a court to stop it${c.has(/without[^.]{0,40}bond|waive[^.]{0,40}bond/i) ? ', without posting a bond' : ''}.`,
	},
	{
		name: 'No obligation to deal',
		heading: /no obligation|no commitment|no further (?:obligation|agreement)/i,
		body: /(?:no|not)\b[^.]{0,60}\bobligat\w+[^.]{0,60}\b(?:enter into|proceed|transaction|business relationship|further agreement)/i,
		say: () => 'Nobody is forced to make a further deal because of this agreement.',
	},
	{
		name: 'Confidentiality',
		heading: /confidential|non-?disclosure|secrecy|non-?use|nondisclosure/i,
		body: /\b(?:hold|keep|maintain|treat|preserve|retain)\b[^.]{0,60}\bconfiden|\bnot (?:to )?(?:disclose|reveal|use)\b[^.]{0,80}\bconfidential/i,
		say: (c) => `${c.mutual ? "Each side must keep the other's information secret" : `${c.who} must keep the information secret`}${c.has(/\bpurpose|solely|only for\b/i) ? ' and use it only for the agreed purpose' : ''}${c.value('survival') === 'perpetual' ? ', with no end date' : c.time('survival') ? ` for ${c.time('survival')} after the agreement ends or the information is shared` : c.time('term') ? ` for ${c.time('term')}` : ''}.`,
		watch: 'Look at how long this lasts.',
	},
]

function list(c: { has(pattern: RegExp): boolean }, items: readonly (readonly [RegExp, string])[]): string {
	const found = items.filter(([pattern]) => c.has(pattern)).map(([, words]) => words)
	return found.length > 1 ? `${found.slice(0, -1).join(', ')} and ${found.at(-1)}` : (found[0] ?? '')
}
