import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided, type Wording } from '../draft-finding.ts'
import { clauseTextAround, passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice, publishes } from './kinds.ts'

type Draft = Wording & { span: { start: number; end: number } }

const content = patternPart`
	(?:
		content|submissions?|posts?|materials?|uploads?|works?|photos?|pictures?|songs?|videos?|levels?|drawings?|files|contributions?
		|recordings?|UGC
	)
`
const licence = new RegExp(
	patternPart`
		\bwe\s+(?:may|can)\s+(?:\w+,?\s+){0,4}(?:sell|exploit|sublicen[cs]e)\b[^.;]{0,60}\byour\s+${content}\b
		|\b(?:upload|post|submit|shar|creat|contribut|send)\w*\b[^.]{0,100}\b(?:grants?|gives?)\b[^.]{0,100}\b(?:licen[cs]e|rights?)\s+to\b
		|\b(?:grant|grants|give|gives|licen[cs]e)\b[^.]{0,120}\b(?:licen[cs]e|rights?\s+(?:\w+\s+){0,2}to)\b[^.]{0,400}\b${content}\b
		|\b${content}\b[^.]{0,160}\byou\b[^.]{0,40}\bgrant\b[^.]{0,200}\blicen[cs]e\b
		|\byou\s+(?:grant|give)\s+us\b[^.]{0,80}\blicen[cs]e\s+to\b[^.]{0,80}\b(?:host|copy|show|display|store|use)\b
	`,
	'i',
)
/** The user gives, not we; and not a license to our own software. */
const userGives = longPattern('i')`
	\bwe\s+(?:may|can)\b[^.]{0,80}\byour\b
	|\b(?:you|user|users|players?|member|customer|licensee|author|contributor)\b[^.]{0,80}\b(?:grant|give|licen[cs]e|assign|transfer)
	|\b(?:grant|give)\s+(?:us|the\s+company|[A-Z]\w+)\b
	|\b(?:your|user)[\s-]+(?:generated\s+)?content\b|\byou\s+(?:post|submit|upload|share|create)
`
const weGive = /\bwe\s+(?:hereby\s+)?(?:grant|give)|\bgrants?\s+(?:to\s+)?you\b|\bgrants?\s+(?:the\s+)?(?:licensee|customer|user)\b/i
const wide = longPattern('i')`
	\b(?:
		perpetual\w*|irrevocabl\w*|in\s+any\s+(?:media|medium|form|manner)|any\s+(?:and\s+all\s+)?(?:lawful\s+)?purposes?
		|for\s+any\s+(?:reason|use)|commercial\w*|sell\b|promot\w+|advertis\w+|marketing
		|without\s+(?:any\s+)?(?:compensation|payment|limit\w*|restriction)
	)
`
const bounded = longPattern('i')`
	\b(?:solely|only|limited|to\s+the\s+extent|as\s+(?:needed|necessary|required)|strictly|necessary|in\s+order|just)\b[^.]{0,80}\b
		(?:to\s+)?(?:provid\w+|operat\w+|run\w*|display\w*|deliver\w*|offer\w*|host\w*|show\w*|enabl\w+|service|improv\w+|perform\w*)
	|\b(?:so\s+(?:that\s+)?we\s+can|to)\s+(?:operate|provide|run|host|store|display|show)\b[^.]{0,80}\b
		(?:services?|it|app|product|platform|site|you)\b
`
const ends = longPattern('i')`
	\b(?:licen[cs]e|right|permission)\b[^.]{0,60}\b(?:ends?|terminat\w+|expires?|ceases?|stops?)\b
	|\b(?:ends?|until|when|as\s+soon\s+as|once)\b[^.]{0,40}\b(?:delete|remove|close)\b
`
const takesOver = new RegExp(
	patternPart`
		\b(?:whatever|everything|anything|all(?:\s+that)?)\s+(?:you|users|players|members)\s+(?:upload|post|submit|share|create|send|make)\b
			[^.;]{0,30}\b(?:is|becomes|belongs)\s+(?:to\s+us|ours|our\s+property)\b
		|\byou\s+(?:hand|give|pass|sign)\b[^.;]{0,20}\ball\s+(?:\w+\s+)?rights\b[^.;]{0,40}\b${content}\b
		|\byou\b[^.;]{0,60}\b(?:assign|transfer)s?\b[^.;]{0,80}\b(?:rights?|title|ownership|interest)\b[^.;]{0,80}\b${content}\b
		|\b${content}\b[^.;]{0,60}\b(?:becomes?|is|are|shall\s+be)\s+(?:the\s+)?(?:(?:sole|exclusive)\s+)*(?:
			(?:our|company'?s)\s+(?:\w+\s+){0,2}property|property\s+of\s+(?!you|its|their|the\s+(?:person|users?|authors?|owners?|respective))
		)
		|\bwe\s+(?:shall\s+|will\s+)?own\b[^.;]{0,30}\b(?:your|user|all)\b[^.;]{0,20}\b${content}\b
	`,
	'i',
)
const trains = longPattern('i')`
	\bfeeds?\b[^.;]{0,40}\b(?:models?|AI|algorithms?)\b
	|\btrain\w*\b[^.;]{0,100}\b(?:AI|A\.I\.|artificial\s+intelligence|machine[\s-]learning|ML|models?|algorithms)\b
	|\b(?:improve|develop|fine-?tun\w+|teach)\b[^.;]{0,100}\b(?:
		AI|A\.I\.|artificial\s+intelligence|machine[\s-]learning|ML|(?:language|generative)\s+models?
	)\b
	|\b(?:AI|machine[\s-]learning)\b[^.;]{0,40}\btraining\b
`
const asksFirst = longPattern('i')`
	\b(?:
		opt(?:ed|s|ing)?[\s-]?in|with\s+your\s+(?:\w+\s+)?(?:consent|permission)|only\s+(?:if|when|after|with)
		|if\s+you\s+(?:agree|allow|turn|choose|consent)|unless\s+you\s+(?:agree|allow|consent)|your\s+(?:express|explicit|prior)\s+consent
	)\b
`

export const userContent: Rule = {
	id: 'privacy_terms.user_content',
	playbook: 'privacy_terms',
	title: 'Users keep the rights in what they upload',
	basis: { kind: 'G', source: 'practice of large services' },
	protects: ['user'],
	standard: 'Users retain their rights and grant a license to provide the service.',
	decide(input) {
		// The license runs to the operator, whom a narrower one would only cost.
		if (input.reader.party && publishes(input)) return notApplicable
		const training = trainingWithoutYes(input)
		if (isPrivacyNotice(input)) return training ? flagged(training) : notApplicable
		const grant = passages(input, licence, weGive).find(({ sentence }) => userGives.test(sentence.text))
		const taken = passage(
			input,
			takesOver,
			/\b(?:you|user)\s+(?:may\s+not|shall\s+not)\b|\bfeedback\b|\bour\s+content\b|\bsuggestions\b|\bobligations\b/i,
		)
		const findings = [
			taken && userGives.test(taken.sentence.text) ? ownership(taken) : grant ? wideLicence(input, grant) : null,
			training,
		].filter((finding) => finding !== null)
		const [first, ...more] = findings
		if (first) return flagged(first, ...more)
		if (grant && !userWork.test(grant.sentence.text)) return undecided
		if (grant) return bounded.test(grant.sentence.text) || ends.test(clauseTextAround(input, grant)) ? passed(grant) : undecided
		return wording(input, /\b(?:user|your)\s+content\b|\bcontent\s+(?:that\s+)?you\s+(?:post|upload|submit)/i) ? undecided : notApplicable
	},
}

const userWork = new RegExp(String.raw`\b${content}\b`, 'i')

const contentClause =
	'You retain all rights in the content that you upload. You grant us a non-exclusive license to host, copy and display it solely ' +
	'to provide the service to you and those you share it with. The license ends when you delete the content or close your account.'

function ownership(span: Draft['span']): Draft {
	return {
		severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
		span,
		says: 'Users assign ownership of what they upload to the operator.',
		why: 'Users lose the rights in their own work, without compensation.',
		market: 'Users retain their rights and grant a license to provide the service.',
		action: 'let users retain their rights and grant only a license to provide the service',
		reason: 'The service does not need more than a license.',
		replacement: contentClause,
	}
}

function wideLicence(
	input: RuleInput,
	grant: Draft['span'] & { sentence: { text: string } } & Parameters<typeof clauseTextAround>[1],
): Draft | null {
	const around = clauseTextAround(input, grant)
	const { text } = grant.sentence
	const forever = /\b(?:perpetual\w*|irrevocabl\w*)\b/i.test(text) && !onlyFor.test(text)
	if (
		!forever &&
		(!wide.test(text) ||
			/(?<!ir)revocable/i.test(text) ||
			bounded.test(text) ||
			onlyFor.test(text) ||
			(ends.test(around) && bounded.test(around)))
	)
		return null
	return {
		severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
		span: grant,
		says: forever
			? 'The license to user content is perpetual or irrevocable.'
			: 'The license to user content goes beyond what the service needs.',
		why: forever
			? 'The operator may keep using what users upload after they delete it or leave, without paying.'
			: 'What users upload may be used commercially or in advertising, without paying.',
		market: 'A license only to provide the service, which ends when the content is deleted.',
		action: 'limit the license to providing the service, and end it when the content is deleted',
		reason: 'The service does not need more.',
		fallback: 'Allow shared copies and backups to remain for a short time after deletion.',
		replacement: contentClause,
	}
}

const onlyFor = longPattern('i')`
	\b(?:solely|only|strictly|limited)\b[^.]{0,60}\b(?:provid|operat|run|necessary|needed|required|service|purpose)
	|\breasonably\s+related\s+to\s+the\s+(?:provision|operation)\b
`

function trainingWithoutYes(input: RuleInput): Draft | null {
	const training = passages(input, trains, denied).find(
		({ sentence }) =>
			weDo.test(sentence.text) &&
			/\b(?:your|user|users'?|players?|members?|customer|personal|content|data|information|interactions|inputs?|upload\w*|messages)\b/i.test(
				sentence.text,
			),
	)
	if (!training || asksFirst.test(clauseTextAround(input, training))) return null
	const leaves = optsOut.test(training.sentence.text) || passage(input, optsOutOfTraining) !== null
	return {
		severity: { sending: 'low', receiving: leaves ? 'medium' : 'high', unsure: 'medium' },
		span: training,
		says: leaves
			? 'User data may be used to train AI models unless the user opts out.'
			: 'User data may be used to train AI models, with no opt-in.',
		why: 'Confidential content can surface in the output of a model, and training cannot be undone.',
		market: 'No training on user content, or only after an opt-in that can be withdrawn.',
		action: 'use user content to train AI models only after an opt-in',
		reason: 'The content belongs to the users.',
		fallback: 'Offer an opt-out in the settings, and never use private content.',
		replacement:
			'We do not use your content to train AI models unless you opt in. You may withdraw your consent at any time in your settings.',
	}
}

const optsOut = /\bopt[\s-]?(?:ed\s+)?out\b|\bturn\s+(?:it\s+|this\s+)?off\b/i
/** A way out that stands elsewhere, for training by name. */
const optsOutOfTraining = longPattern('i')`
	\b(?:opt(?:ing|ed)?[\s-]?out|object\s+to|turn\s+off|disable)\b[^.]{0,120}\btrain(?:ing)?\b
	|\btrain(?:ing|ed)?\b[^.]{0,160}\b(?:opt(?:ing|ed)?[\s-]?out|object\s+to)\b
`

/** Statements that data is not used for training, that users may not train on it, or that staff are trained. */
const denied = /\bfine-?tun\w*\s+API\b|\bstaff\b|\bemployees\b|\b(?:not|never|neither|nor|n['’]t|without|prohibit\w*|publicly)\b/i
const weDo =
	/\b(?:we|us|our|may\s+be\s+used|is\s+used|are\s+used)\b|\b[A-Z]\w+\s+(?:may\s+|will\s+|can\s+)?(?:use|uses|train|trains|process|processes|explains)\b/
