import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import type { Wording } from '../draft-finding.ts'
import { clauseTextAround, passage, passages, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice } from './kinds.ts'

type Draft = Wording & { span: { start: number; end: number } }

const content = String.raw`(?:content|submissions?|posts?|materials?|uploads?|works?|photos?|pictures?|songs?|videos?|levels?|drawings?|files|contributions?|recordings?|UGC)`
const licence = new RegExp(
	String.raw`\bwe\s+(?:may|can)\s+(?:\w+,?\s+){0,4}(?:sell|exploit|sublicen[cs]e)\b[^.;]{0,60}\byour\s+${content}\b|\b(?:upload|post|submit|shar|creat|contribut|send)\w*\b[^.]{0,100}\b(?:grants?|gives?)\b[^.]{0,100}\b(?:licen[cs]e|rights?)\s+to\b|\b(?:grant|grants|give|gives|licen[cs]e)\b[^.]{0,120}\b(?:licen[cs]e|rights?\s+(?:\w+\s+){0,2}to)\b[^.]{0,400}\b${content}\b|\b${content}\b[^.]{0,160}\byou\b[^.]{0,40}\bgrant\b[^.]{0,200}\blicen[cs]e\b|\byou\s+(?:grant|give)\s+us\b[^.]{0,80}\blicen[cs]e\s+to\b[^.]{0,80}\b(?:host|copy|show|display|store|use)\b`,
	'i',
)
/** The user gives, not we; and not a licence to our own software. */
const userGives = /\bwe\s+(?:may|can)\b[^.]{0,80}\byour\b|\b(?:you|user|users|players?|member|customer|licensee|author|contributor)\b[^.]{0,80}\b(?:grant|give|licen[cs]e|assign|transfer)|\b(?:grant|give)\s+(?:us|the\s+company|[A-Z]\w+)\b|\b(?:your|user)[\s-]+(?:generated\s+)?content\b|\byou\s+(?:post|submit|upload|share|create)/i
const weGive = /\bwe\s+(?:hereby\s+)?(?:grant|give)|\bgrants?\s+(?:to\s+)?you\b|\bgrants?\s+(?:the\s+)?(?:licensee|customer|user)\b/i
const wide = /\b(?:perpetual\w*|irrevocabl\w*|in\s+any\s+(?:media|medium|form|manner)|any\s+(?:and\s+all\s+)?(?:lawful\s+)?purposes?|for\s+any\s+(?:reason|use)|commercial\w*|sell\b|promot\w+|advertis\w+|marketing|without\s+(?:any\s+)?(?:compensation|payment|limit\w*|restriction))/i
const bounded = /\b(?:solely|only|limited|to\s+the\s+extent|as\s+(?:needed|necessary|required)|strictly|necessary|in\s+order|just)\b[^.]{0,80}\b(?:to\s+)?(?:provid\w+|operat\w+|run\w*|display\w*|deliver\w*|offer\w*|host\w*|show\w*|enabl\w+|service|improv\w+|perform\w*)|\b(?:so\s+(?:that\s+)?we\s+can|to)\s+(?:operate|provide|run|host|store|display|show)\b[^.]{0,80}\b(?:services?|it|app|product|platform|site|you)\b/i
const ends = /\b(?:licen[cs]e|right|permission)\b[^.]{0,60}\b(?:ends?|terminat\w+|expires?|ceases?|stops?)\b|\b(?:ends?|until|when|as\s+soon\s+as|once)\b[^.]{0,40}\b(?:delete|remove|close)\b/i
const takesOver = new RegExp(
	String.raw`\b(?:whatever|everything|anything|all(?:\s+that)?)\s+(?:you|users|players|members)\s+(?:upload|post|submit|share|create|send|make)\b[^.;]{0,30}\b(?:is|becomes|belongs)\s+(?:to\s+us|ours|our\s+property)\b|\byou\s+(?:hand|give|pass|sign)\b[^.;]{0,20}\ball\s+(?:\w+\s+)?rights\b[^.;]{0,40}\b${content}\b|\byou\b[^.;]{0,60}\b(?:assign|transfer)s?\b[^.;]{0,80}\b(?:rights?|title|ownership|interest)\b[^.;]{0,80}\b${content}\b|\b${content}\b[^.;]{0,60}\b(?:becomes?|is|are|shall\s+be)\s+(?:the\s+)?(?:(?:sole|exclusive)\s+)*(?:(?:our|company'?s)\s+(?:\w+\s+){0,2}property|property\s+of\s+(?!you|its|their|the\s+(?:person|users?|authors?|owners?|respective)))|\bwe\s+(?:shall\s+|will\s+)?own\b[^.;]{0,30}\b(?:your|user|all)\b[^.;]{0,20}\b${content}\b`,
	'i',
)
const trains = /\bfeeds?\b[^.;]{0,40}\b(?:models?|AI|algorithms?)\b|\btrain\w*\b[^.;]{0,100}\b(?:AI|A\.I\.|artificial\s+intelligence|machine[\s-]learning|ML|models?|algorithms)\b|\b(?:improve|develop|fine-?tun\w+|teach)\b[^.;]{0,100}\b(?:AI|A\.I\.|artificial\s+intelligence|machine[\s-]learning|ML|(?:language|generative)\s+models?)\b|\b(?:AI|machine[\s-]learning)\b[^.;]{0,40}\btraining\b/i
const asksFirst = /\b(?:opt(?:ed|s|ing)?[\s-]?in|with\s+your\s+(?:\w+\s+)?(?:consent|permission)|only\s+(?:if|when|after|with)|if\s+you\s+(?:agree|allow|turn|choose|consent)|unless\s+you\s+(?:agree|allow|consent)|your\s+(?:express|explicit|prior)\s+consent)\b/i
const takedown = /\bDMCA\b|\bDigital\s+Millennium\b|\b(?:copyright|infring\w+|take-?\s?down)\b[^.]{0,160}\b(?:notice|agent|report|complaint|claim|notify|contact|e-?mail|remove)\w*\b|\b(?:report|notify|notice|contact)\w*\b[^.]{0,120}\b(?:copyright|infring\w+)/i

export const userContent: Rule = {
	id: 'privacy_terms.user_content',
	playbook: 'privacy_terms',
	title: 'What users upload stays theirs',
	basis: { kind: 'G', source: 'practice of large services; 17 U.S.C. 512(c) for takedown notices' },
	decide(input) {
		const training = trainingWithoutYes(input)
		if (isPrivacyNotice(input)) return training ? flagged(training) : notApplicable
		const grant = passages(input, licence, weGive).find(({ sentence }) => userGives.test(sentence.text))
		const taken = passage(input, takesOver, /\b(?:you|user)\s+(?:may\s+not|shall\s+not)\b|\bfeedback\b|\bour\s+content\b|\bsuggestions\b|\bobligations\b/i)
		const findings = [taken && userGives.test(taken.sentence.text) ? ownership(taken) : grant ? wideLicence(input, grant) : null, training].filter((finding) => finding !== null)
		if (grant && !takedown.test(visibleText(input))) findings.push(noTakedown(grant))
		const [first, ...more] = findings
		if (first) return flagged(first, ...more)
		if (grant) return passed(grant)
		return wording(input, /\b(?:user|your)\s+content\b|\bcontent\s+(?:that\s+)?you\s+(?:post|upload|submit)/i) ? undecided : notApplicable
	},
}

const contentClause =
	'You keep all rights in what you upload. You give us a licence to host, copy and show it only to run the service for you and those you share it with. The licence ends when you delete the content or close your account.'

function ownership(span: Draft['span']): Draft {
	return {
		severity: { sending: 'medium', receiving: 'high', unsure: 'high' },
		span,
		says: {
			friendly: 'What users upload becomes the company’s own. That goes too far.',
			neutral: 'Users hand over the ownership of what they upload.',
			legal: 'User content is assigned to the operator.',
		},
		why: 'Those who upload lose their own work. When users notice, they leave, and the press may write about it.',
		market: 'Users keep their rights, and give a licence to run the service.',
		action: 'let users keep their rights, and take only a licence to run the service',
		reason: 'No more is needed.',
		replacement: contentClause,
	}
}

function wideLicence(input: RuleInput, grant: Draft['span'] & { sentence: { text: string } } & Parameters<typeof clauseTextAround>[1]): Draft | null {
	const around = clauseTextAround(input, grant)
	if (!wide.test(grant.sentence.text) || bounded.test(grant.sentence.text) || (ends.test(around) && bounded.test(around))) return null
	return {
		severity: { sending: 'medium', receiving: 'high', unsure: 'medium' },
		span: grant,
		says: {
			friendly: 'The licence to what users upload is far wider than the service needs.',
			neutral: 'The content licence goes beyond what the service needs.',
			legal: 'The licence to user content exceeds what operation of the service requires.',
		},
		why: 'The work could be sold or used in ads for good, for no money. Users tend to leave over terms like this.',
		market: 'A licence only to run the service, which ends when the content is deleted.',
		action: 'limit the licence to running the service, and end it when content is deleted',
		reason: 'No more is needed.',
		fallback: 'Keep shared copies and backups for a short time after deletion.',
		replacement: contentClause,
	}
}

function trainingWithoutYes(input: RuleInput): Draft | null {
	const training = passages(input, trains, /\bstaff\b|\bemployees\b/i).find(({ sentence }) => /\b(?:your|user|users'?|players?|members?|customer|personal|content|data|information|upload\w*|messages)\b/i.test(sentence.text))
	if (!training || asksFirst.test(clauseTextAround(input, training))) return null
	return {
		severity: { sending: 'medium', receiving: 'high', unsure: 'medium' },
		span: training,
		says: {
			friendly: 'What users put in may be used to train AI, and nobody asks them first.',
			neutral: 'User content may be used to train AI models with no opt-in.',
			legal: 'User content is used for model training without opt-in consent.',
		},
		why: 'Private work can leak into what the model tells others. Users leave over this, and the FTC has had whole models wiped.',
		market: 'No training on user content, or only after a clear yes that can be taken back.',
		action: 'train on user content only after a clear yes',
		reason: 'It is their work.',
		fallback: 'Offer a switch to turn it off, and never use private content.',
		replacement: 'We do not use your content to train AI models unless you opt in. You can take this back at any time in your settings.',
	}
}

function noTakedown(span: Draft['span']): Draft {
	return {
		severity: { sending: 'medium', receiving: 'low', unsure: 'low' },
		span,
		says: {
			friendly: 'Users can upload, but no one is told how to report stolen work.',
			neutral: 'There is no route for copyright complaints.',
			legal: 'No DMCA notice procedure or designated agent is stated.',
		},
		why: 'Without it you lose the safe harbour, and may pay for what your users copy.',
		market: 'A named agent, filed with the Copyright Office, and a page that says how to report.',
		action: 'name an agent for copyright complaints and file the name with the Copyright Office',
		reason: 'The law shields only those who do.',
		replacement: 'To report a copyright infringement, write to our designated agent at copyright@[your domain] with the work, its place on our service, your contact data and a signed statement.',
		decideBy: 'you',
	}
}
