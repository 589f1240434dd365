import type { PlacedParagraph } from '#app/domain/suggestions/paragraph-places.ts'

/** What the wording of a rule is about when it comes in as a clause of its own. */
export interface ClauseTopic {
	/** The heading of such a clause. */
	heading: string
	/** How the clause is headed in which the wording belongs. */
	home?: RegExp
	/** The paragraph behind whose words it belongs where no clause is headed so. */
	beside?: RegExp
	/** Words by which a document speaks of the subject already: then they are what should be changed. */
	said?: RegExp
}

/** "It does not include what is public.": a further exception is a limb of the list that is there. */
const exclusions =
	/\b(?:does|do|shall|will)\s+not\s+(?:include|extend\s+to|cover|be\s+deemed)\b|\binformation\b[^.]{0,160}\b(?:do|does|shall|will)\s+not\s+apply\b|\b(?:do|does|shall|will)\s+not\s+apply\b[^.]{0,80}\b(?:information|which|that)\b|\b(?:except|exclud|exclusion|other than)\w*\b[^.]{0,120}\b(?:public|known|developed|domain|information)|\bnot\s+confidential\s+is\b|\bpublic\s+domain\b|\bindependently\s+developed\b/i
const ofSecrecy = /\bconfiden|\bnon-?disclosure\b|\bsecrecy\b/i
const ofRepresentations = /\brepresent|\bwarrant/i
const ofCreations = /\bintellectual property\b|\binventions?\b|\bwork product\b|\bownership\b/i
const ofGrant = /\b(?:equity|options?|grant|stock|shares)\b/i

/** By rule. A rule that is not here has no heading to offer and no clause of which it is known to be a part. */
const topics: Readonly<Record<string, ClauseTopic>> = {
	'advisor.board_approval': {
		heading: 'Board Approval',
		home: ofGrant,
		beside: /\b(?:grants?|granted|receives?|issues?|awards?|recommends?)\b[^.;]{0,80}\b(?:options?|shares|stock|equity)\b/i,
		said: /\bboard\b[^.;]{0,80}\b(?:approv|consent|resol|authori[sz]|grant)|\bexercise price\b/i,
	},
	'advisor.conflicts': {
		heading: 'Conflicts of Interest',
		said: /\bconflicts?\s+of\s+interest\b|\bno\s+(?:other\s+)?(?:agreement|obligation|employer)\b[^.;]{0,60}\bconflict/i,
	},
	'advisor.ip_confidentiality': {
		heading: 'Intellectual Property',
		home: ofCreations,
		said: /\bassigns?\b[^.;]{0,80}\b(?:inventions?|intellectual|work|rights?)\b|\b(?:inventions?|work product|ideas)\b[^.;]{0,80}\b(?:belongs?|property of|owned)\b/i,
	},
	'convertible_note.papers': {
		heading: 'Authorization',
		home: ofRepresentations,
		said: /\bduly\s+authori[sz]ed\b|\bboard\b[^.;]{0,60}\bapprov/i,
	},
	'dpa.audit': { heading: 'Audit', home: /\baudit/i, said: /\b(?:audit|inspect)/i },
	'dpa.breach_notice': { heading: 'Notice of Breach', home: /\bbreach|\bincident/i, said: /\bdata breach|\bsecurity (?:breach|incident)/i },
	'dpa.data_subject_help': {
		heading: 'Data Subject Requests',
		home: /\bdata subjects?\b|\bassist/i,
		said: /\bdata subjects?['’]?\s+(?:requests?|rights)\b|\brequests?\b[^.;]{0,60}\b(?:data subject|individual|person)|\brights of (?:the )?data subjects?\b/i,
	},
	'dpa.deletion': {
		heading: 'Return and Deletion',
		home: /\bdelet|\breturn/i,
		said: /\b(?:delet|return|eras)\w*\b[^.;]{0,80}\bdata\b|\bdata\b[^.;]{0,80}\b(?:delet|return|eras)/i,
	},
	'dpa.liability': { heading: 'Liability', home: /\bliabilit/i, said: /\bliab|\b(?:can|could|may)\s+owe\b/i },
	'dpa.security': {
		heading: 'Security',
		home: /\bsecurity\b/i,
		said: /\bsecurity\b|\bsafeguards?\b|\bencrypt|\btechnical and organi[sz]ational\b|\bmeasures\b/i,
	},
	'dpa.sub_processors': { heading: 'Sub-processors', home: /\bsub-?processor|\bsub-?contract/i, said: /\bsub-?process|\bsub-?contract/i },
	'dpa.transfers': {
		heading: 'International Transfers',
		home: /\btransfers?\b/i,
		said: /\btransfers?\b[^.;]{0,80}\b(?:countr|outside|third|EEA|region)|\bstandard contractual clauses\b/i,
	},
	'employment.further_assurances': { heading: 'Further Assurances', home: ofCreations, said: /\bfurther assurances?\b/i },
	'employment.protected_disclosures': {
		heading: 'Protected Disclosures',
		home: ofSecrecy,
		said: /\bwhistle-?blow|\btrade secrets act\b|\b1833\b|\bgovernment(?:al)? agenc/i,
	},
	'general.effective_date': { heading: 'Effective Date', said: /\btakes? effect\b|\beffective (?:on|as of|upon)\b/i },
	'general.governing_law': {
		heading: 'Governing Law',
		said: /\bgovern(?:s|ed|ing)\b|\blaws? of\b|\blaws? (?:applies|shall apply|will apply)\b/i,
	},
	'general.liability_cap': {
		heading: 'Limitation of Liability',
		home: /\bliabilit/i,
		said: /\bliab\w*\b[^.;]{0,120}\b(?:limit|cap|exceed|maximum|ceiling)|\b(?:limit\w*|cap(?:ped|s)?|ceiling|maximum|exceed)\b[^.;]{0,80}\bliab|\bthe\s+(?:\w+\s+){0,2}(?:limits?|limitations?|caps?)\s+(?:do|does|shall|will|appl)/i,
	},
	'nda.carve_out_independent': { heading: 'Exclusions', said: exclusions },
	'nda.carve_out_known': { heading: 'Exclusions', said: exclusions },
	'nda.carve_out_public': { heading: 'Exclusions', said: exclusions },
	'nda.carve_out_third_party': { heading: 'Exclusions', said: exclusions },
	'nda.compelled_disclosure': {
		heading: 'Compelled Disclosure',
		home: ofSecrecy,
		said: /\b(?:requir|compel|order|demand)\w*\b[^.;]{0,60}\b(?:law|court|regulat|authorit)|\bby law\b|\bsubpoena/i,
	},
	'nda.purpose': {
		heading: 'Use',
		home: ofSecrecy,
		said: /\bonly\b[^.;]{0,80}\b(?:purpose|evaluat|use)|\buse\w*\b[^.;]{0,80}\b(?:only|solely|purpose)/i,
	},
	'nda.return_or_destroy': { heading: 'Return of Information', home: ofSecrecy, said: /\b(?:return|destroy|destruct)/i },
	'nda.term': {
		heading: 'Term',
		home: /^terms?\b|\bterm and\b|\bduration\b/i,
		said: /\b(?:expires?|terminates?|remains? in (?:force|effect)|term of (?:this|the) agreement)\b/i,
	},
	'nda.recipients': {
		heading: 'Permitted Recipients',
		home: ofSecrecy,
		said: /\b(?:disclos|shar|show|pass)\w*\b[^.;]{0,80}\b(?:employees|advis[eo]rs|representatives|staff|contractors|affiliates)\b/i,
	},
	'privacy_terms.children': { heading: 'Children', said: /\b(?:child|minors?\b|under(?: the age of)? 1\d\b)/i },
	'privacy_terms.rights': {
		heading: 'Your Rights',
		said: /\b(?:your|data|privacy)\s+(?:rights|choices)\b|\b(?:rectif|erasure|portab)|\b(?:you|users?)\s+(?:may|can)\s+(?:access|correct|delete|request|ask)/i,
	},
	'safe.accredited': { heading: 'Accredited Investor', home: /\binvestor represent/i, said: /\baccredited\b/i },
	'safe.authority': {
		heading: 'Authorization',
		home: /\bcompany represent/i,
		said: /\bduly\s+authori[sz]ed\b|\bboard\b[^.;]{0,60}\bapprov/i,
	},
	'services.sla': {
		heading: 'Availability',
		home: /\bavailab|\bservice levels?\b/i,
		said: /\bavailability\b|\bup-?time\b|\bdowntime\b|\bservice (?:levels?|credits?)\b|\bavailable\b[^.;]{0,60}(?:%|\bper\s?cent)/i,
	},
}

/** The paragraph in which a document speaks already of what the wording of a rule would bring in; `null` where none does. */
export function saidIn(rule: string, wording: string, paragraphs: readonly PlacedParagraph[]): PlacedParagraph | null {
	const said = topicOf(rule, wording)?.said
	return (said && paragraphs.find(({ text, paragraph }) => paragraph.part === 'body' && said.test(text))) ?? null
}

/** What the wording of a rule is about. */
export function topicOf(rule: string, wording: string): ClauseTopic | null {
	const topic = topics[rule] ?? null
	// The same rule asks for the return of things, too, or for that alone.
	return rule === 'employment.further_assurances' && /^Upon termination\b/.test(wording)
		? {
				heading: 'Return of Materials',
				said: /\b(?:return|hand|deliver|surrender)\w*\b[^.;]{0,160}\b(?:materials?|property|equipment|documents|embodiments|belongings)\b/i,
			}
		: topic
}
