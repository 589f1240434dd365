import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { quoteOf, wordsOfFrame } from '../general/risk/frame-words.ts'
import { framesOf, sureness, standingOf } from '../reader-side.ts'
import { subjectMatter } from '../../frames/ownership/subject-matter.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { sureLabel } from '../sure-label.ts'
import { confirmsEarlierPaper, presentAssignment, separatePaper } from './ownership.ts'
import { hiring } from './sides.ts'
import { governingState, isCalifornian, isCompanyWorker, isContractor } from './worker.ts'

/** Work that leaves something to own; advice leaves little. */
const builds = longPattern('i')`
	\b(?:
		software|source\s+code|code|app(?:lication)?s?\b|website|develop(?:s|er|ment\s+of)|design\w*|deliverables?|inventions?|prototype
		|artwork|illustrat\w+
	)\b
`

function workFrames(input: RuleInput, effect: 'assigns' | 'shall_assign' | 'owns') {
	return framesOf(input, 'ownership', effect).filter((frame) => {
		const standing = standingOf(input, frame.who)
		const others = effect === 'owns' ? standing === 'reader' || standing === 'party' : standing !== 'reader' || isGuessedWorker(input)
		// Ideas are feedback from a customer, and work from whoever is paid to have them.
		return (
			others &&
			['work', 'product', 'content', 'other', ...(isContractor(input) ? [] : ['feedback'])].includes(
				subjectMatter(`${frame.what?.value ?? ''} ${wordsOfFrame(input, frame)}`),
			)
		)
	})
}

/** A guessed reader may be the company in truth: a guess at the side hides nothing. */
function isGuessedWorker({ reader }: RuleInput): boolean {
	return reader.certainty !== 'chosen' && reader.party?.roleKind === 'worker'
}

const assignmentClause = (worker: string) =>
	`${worker} hereby assigns to the Company all right, title and interest in everything made in the course of this work, ` +
	'as it is made, including all copyrights, patent rights and trade secrets.'

export const presentAssignmentRule: Rule = {
	id: 'employment.present_assignment',
	playbook: 'employment',
	title: 'The work is assigned now, not later',
	basis: { kind: 'L', source: 'Stanford v. Roche, 563 U.S. 776 (2011); the published invention assignment forms' },
	protects: hiring,
	provenByQuote: true,
	doubtedBy: ['ip_assignment'],
	stake: 8,
	standard: '"Hereby assigns": the rights pass as the work is made.',
	decide(input) {
		const [present] = workFrames(input, 'assigns')
		if (present) return sureness(present) >= 0.6 ? passed(quoteOf(input, present)) : undecided
		const worker = isContractor(input) ? 'The Contractor' : 'The Employee'
		const [promise] = workFrames(input, 'shall_assign')
		if (promise) {
			return flagged({
				severity: 'high',
				span: quoteOf(input, promise),
				says: 'The IP assignment is only a promise: the work does not pass to the company by these words.',
				why: 'If the worker assigns the same work to somebody else first, they may own it. Investors and buyers check this.',
				market: '"Hereby assigns": the rights pass as the work is made.',
				action: 'replace the promise to assign with "hereby assigns"',
				reason: 'The company needs to own the work it pays for from the first day.',
				fallback: 'Sign a short present assignment of all work so far, beside this agreement.',
				replacement: assignmentClause(worker),
				confidence: sureness(promise),
			})
		}
		if (
			separatePaper(input) ||
			confirmsEarlierPaper(input) ||
			framesOf(input, 'ownership', 'work_for_hire').length > 0 ||
			sureLabel(input, 'Ip Ownership Assignment')
		)
			return undecided
		const [claimed] = workFrames(input, 'owns')
		if (claimed && sureness(claimed) >= 0.7) {
			return flagged({
				severity: isContractor(input) ? 'medium' : 'low',
				span: quoteOf(input, claimed),
				says: 'The clause says who owns the work but does not assign it.',
				why: 'Whoever makes a work owns it until it is assigned. Investors and buyers look for those words.',
				market: '"Hereby assigns": the rights pass as the work is made.',
				action: 'add a present assignment of all work to the company',
				reason: 'It says in operative words what both sides mean.',
				fallback: 'Sign a short present assignment of all work so far, beside this agreement.',
				replacement: assignmentClause(worker),
				confidence: 0.65,
			})
		}
		// In an executive's contract the assignment usually stands in a paper of its own.
		if (
			claimed ||
			presentAssignment(input) ||
			input.parties.length < 2 ||
			(input.documentType !== 'Invention Assignment Agreement' && !(isContractor(input) && builds.test(visibleText(input))))
		)
			return undecided
		return absent({
			severity: 'high',
			says: 'There is no IP assignment: nothing gives the company the work.',
			why: 'A contractor owns the code and designs it makes unless it assigns them. A gap can hold up a round or a sale.',
			market: 'Every worker assigns what is made in the job, with the words "hereby assigns".',
			action: 'add a present assignment of all work to the company',
			reason: 'The company needs to own what it pays for.',
			replacement: assignmentClause(worker),
			confidence: 0.65,
		})
	},
}

export const workForHireBackup: Rule = {
	id: 'employment.work_for_hire_backup',
	playbook: 'employment',
	title: 'An assignment backs the work made for hire',
	basis: { kind: 'L', source: '17 U.S.C. 101, which lists nine kinds of commissioned works' },
	protects: hiring,
	stake: 9,
	standard: 'Both: work made for hire where the law allows it, and an assignment of all the rest.',
	wording: { stands: 'beside' },
	decide(input) {
		const [hire] = framesOf(input, 'ownership', 'work_for_hire')
		if (!hire || !isContractor(input)) return notApplicable
		const backup = workFrames(input, 'assigns')[0]
		if (backup) return passed(quoteOf(input, backup))
		if (framesOf(input, 'ownership', 'assigns', 'shall_assign').length > 0 || separatePaper(input)) return undecided
		return flagged({
			severity: 'high',
			span: quoteOf(input, hire),
			says: 'The clause relies on "work made for hire" (the company counts as author) and has no assignment behind it.',
			why: 'For a contractor the law lets only nine kinds of work count. Code is not one of them, so the maker may still own it.',
			market: 'Work made for hire where the law allows it, and an assignment of all the rest.',
			action: 'add an assignment behind the words "work made for hire"',
			reason: 'It closes a gap that the statute leaves.',
			fallback: 'Take an exclusive, perpetual license if the maker will not assign.',
			replacement: `To the extent that any work is not a work made for hire, ${assignmentClause('the Contractor')}`,
			confidence: Math.min(0.75, sureness(hire)),
		})
	},
}

export const californiaWorkForHire: Rule = {
	id: 'employment.california_work_for_hire',
	playbook: 'employment',
	title: 'No work made for hire with a Californian freelancer',
	basis: { kind: 'L', source: 'Cal. Lab. Code 3351.5(c); Cal. Unemp. Ins. Code 686' },
	protects: hiring,
	stake: 9,
	standard: 'With people in California: an assignment only.',
	decide(input) {
		const [hire] = framesOf(input, 'ownership', 'work_for_hire')
		if (!hire || !isContractor(input) || isCompanyWorker(input)) return notApplicable
		if (!isCalifornian(input)) return governingState(input) ? undecided : notApplicable
		return flagged({
			severity: 'medium',
			span: quoteOf(input, hire),
			says: '"Work made for hire" with an individual in California makes the company an employer under two state statutes.',
			why: 'You would owe workers’ compensation insurance and state payroll tax, and penalties if you do not pay them.',
			market: 'With individuals in California: an assignment only.',
			action: 'strike "work made for hire" and keep the assignment',
			reason: 'The assignment gives the company the same rights.',
			fallback: 'Engage the person through a company of their own.',
			replacement: assignmentClause('The Contractor'),
			decideBy: 'lawyer',
			confidence: Math.min(0.75, sureness(hire)),
		})
	},
}
