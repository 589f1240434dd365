import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { visibleText } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { sureLabel } from '../sure-label.ts'
import { confirmsEarlierPaper, ownershipClaim, presentAssignment, promisedAssignment, separatePaper, workForHire } from './ownership.ts'
import { governingState, isCalifornian, isCompanyWorker, isContractor } from './worker.ts'

/** Work that leaves something to own; advice leaves little. */
const builds = /\b(?:software|source\s+code|code|app(?:lication)?s?\b|website|develop(?:s|er|ment\s+of)|design\w*|deliverables?|inventions?|prototype|artwork|illustrat\w+)\b/i

const assignmentClause =
	'The Worker hereby assigns to the Company all right, title and interest in everything made in the course of this work, as it is made. This includes all copyrights, patent rights and trade secrets. If a right cannot be assigned by law, the Worker grants the Company an exclusive, perpetual and free licence to it.'

export const presentAssignmentRule: Rule = {
	id: 'employment.present_assignment',
	playbook: 'employment',
	title: 'The company owns the work now, not later',
	basis: { kind: 'L', source: 'Stanford v. Roche, 563 U.S. 776 (2011); the published invention assignment forms' },
	decide(input) {
		const present = presentAssignment(input)
		if (present) return passed(present)
		const promise = promisedAssignment(input)
		if (promise) {
			return flagged({
				severity: 'high',
				span: promise,
				says: {
					friendly: 'Change "will assign" to "hereby assigns". As it stands the company gets a promise, not the rights.',
					neutral: 'The work is only promised to the company. It does not pass to it by these words.',
					legal: 'The clause is an agreement to assign in the future and not a present assignment of future rights.',
				},
				why: 'If the worker signs the same thing over to someone else first, that person may own it. A buyer of your company will look for this.',
				market: '"Hereby assigns": the rights pass as the work is made.',
				action: 'replace the promise to assign with "hereby assigns"',
				reason: 'The company needs to own what it pays for from day one.',
				fallback: 'Sign a short present assignment of all work so far, beside this paper.',
				replacement: assignmentClause,
			})
		}
		const elsewhere = separatePaper(input)
		if (elsewhere) return passed(elsewhere)
		const claimed = workForHire(input) ? null : ownershipClaim(input)
		if (claimed) {
			return flagged({
				severity: isContractor(input) ? 'high' : 'medium',
				span: claimed,
				says: {
					friendly: 'Add "hereby assigns". To say who owns the work does not hand it over.',
					neutral: 'The paper says whose the work is, but has no words that hand it over.',
					legal: 'The provision declares ownership without an operative assignment.',
				},
				why: 'The one who makes a thing owns it until it is signed over. A buyer of your company will look for those words.',
				market: '"Hereby assigns": the rights pass as the work is made.',
				action: 'add a present assignment of all work to the company',
				reason: 'The company needs to own what it pays for from day one.',
				fallback: 'Sign a short present assignment of all work so far, beside this paper.',
				replacement: assignmentClause,
			})
		}
		if (input.documentType === 'Internship Agreement') return notApplicable
		if (confirmsEarlierPaper(input) || sureLabel(input, 'Ip Ownership Assignment', workForHire(input))) return undecided
		if (workForHire(input)) return absent(hireOnly)
		return absent({
			severity: input.documentType === 'Invention Assignment Agreement' || (isContractor(input) && builds.test(visibleText(input))) ? 'high' : 'medium',
			says: {
				friendly: 'Nothing here gives the company the work. Without such words the one who makes it may own it.',
				neutral: 'The paper does not say that the work passes to the company.',
				legal: 'The agreement contains no assignment of inventions or works of authorship.',
			},
			why: 'A contractor owns the code it writes unless it signs it over. A missing line can hold up a raise or a sale.',
			market: 'Every worker signs over what is made in the job, with the words "hereby assigns".',
			action: 'add a present assignment of all work to the company',
			reason: 'The company needs to own what it pays for.',
			replacement: assignmentClause,
		})
	},
}

/** Beside the rule on the safety net, which speaks of copyright: what the words "work for hire" never reach. */
const hireOnly = {
	severity: 'medium',
	says: {
		friendly: 'Add "hereby assigns". "Work for hire" is about copyright, so inventions and know-how stay with the maker.',
		neutral: 'Beyond "work for hire" no words hand the work over. Inventions and know-how are left out.',
		legal: 'The agreement contains no present assignment; a work-made-for-hire clause does not reach patents or trade secrets.',
	},
	why: 'Patents and secrets pass only by a transfer. A buyer of your company will look for those words.',
	market: '"Hereby assigns": all rights pass as the work is made.',
	action: 'add a present assignment of all work, inventions among it',
	reason: 'The company needs to own what it pays for from day one.',
	fallback: 'Sign a short present assignment of all work so far, beside this paper.',
	replacement: assignmentClause,
} as const

export const workForHireBackup: Rule = {
	id: 'employment.work_for_hire_backup',
	playbook: 'employment',
	title: 'Work for hire has a safety net',
	basis: { kind: 'L', source: '17 U.S.C. 101, which lists nine kinds of commissioned works' },
	decide(input) {
		const hire = workForHire(input)
		if (!hire) return notApplicable
		const backup = presentAssignment(input) ?? promisedAssignment(input) ?? separatePaper(input)
		if (backup) return passed(backup)
		return flagged({
			severity: isContractor(input) ? 'high' : 'medium',
			span: hire,
			says: {
				friendly: 'Add an assignment. "Work made for hire" alone seldom covers code or design by an outsider.',
				neutral: 'The paper relies on "work made for hire" alone and has no assignment behind it.',
				legal: 'The work-made-for-hire provision is not backed by an assignment of rights.',
			},
			why: 'The law lets only nine kinds of ordered work count as made for hire. Code is not on the list, so the maker may still own it.',
			market: 'Both: work made for hire where the law allows it, and an assignment of all the rest.',
			action: 'add an assignment behind the words "work made for hire"',
			reason: 'It closes a gap that the law leaves.',
			fallback: 'Take an exclusive licence for ever if the maker will not assign.',
			replacement: `To the extent that any work is not a work made for hire, the following applies. ${assignmentClause}`,
		})
	},
}

export const californiaWorkForHire: Rule = {
	id: 'employment.california_work_for_hire',
	playbook: 'employment',
	title: 'No work for hire with a Californian freelancer',
	basis: { kind: 'L', source: 'Cal. Lab. Code 3351.5(c); Cal. Unemp. Ins. Code 686' },
	decide(input) {
		if (!isContractor(input) || isCompanyWorker(input)) return notApplicable
		const hire = workForHire(input)
		if (!hire) return notApplicable
		if (!isCalifornian(input)) return governingState(input) ? passed(hire) : notApplicable
		return flagged({
			severity: 'medium',
			span: hire,
			says: {
				friendly: 'Strike "work made for hire". In California these words turn a freelancer into your employee for some taxes.',
				neutral: '"Work made for hire" with a person in California makes the company an employer for two state schemes.',
				legal: 'A work-made-for-hire stipulation with a California individual creates statutory employment for workers’ compensation and unemployment insurance.',
			},
			why: 'You would owe insurance and state payroll tax for this person, and fines if you do not pay them.',
			market: 'With people in California: an assignment only.',
			action: 'strike "work made for hire" and keep the assignment',
			reason: 'The assignment gives the company the same rights.',
			fallback: 'Hire through the person’s own company.',
			replacement: assignmentClause,
			decideBy: 'lawyer',
		})
	},
}
