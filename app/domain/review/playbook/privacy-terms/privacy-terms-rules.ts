import { withPartyNames } from '../party-words.ts'
import type { Rule } from '../rule.ts'
import { optOut } from './advertising.ts'
import { arbitration } from './arbitration.ts'
import { assent } from './assent.ts'
import { changeNotice } from './change-notice.ts'
import { children } from './children.ts'
import { contact } from './contact.ts'
import { dates } from './dates.ts'
import { forEitherSide } from './either-side.ts'
import { gdpr } from './europe.ts'
import { categories, recipients } from './notice.ts'
import { practice } from './practice.ts'
import { autoRenewal } from './renewal.ts'
import { rightsOfUsers } from './rights.ts'
import { sensitiveData } from './sensitive-data.ts'
import { userContent } from './user-content.ts'

/** What a notice about personal data must hold, and what holds for both kinds of text. */
export const privacyRules: Rule[] = [practice, categories, recipients, rightsOfUsers, optOut, sensitiveData, children, dates, contact, gdpr]

/** What terms for users must hold; notice of changes binds both kinds of text. */
export const termsRules: Rule[] = [assent, changeNotice, autoRenewal, arbitration, userContent]

/** The privacy policy and terms of service playbook: its 15 lines. */
export const privacyTermsRules: Rule[] = [...privacyRules, ...termsRules].map((rule) =>
	forEitherSide(withPartyNames(rule, [{ noun: 'operator', inClauses: null, kinds: ['provider'] }])),
)
