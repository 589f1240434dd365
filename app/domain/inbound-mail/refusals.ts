import { plansWith, type Allowance } from '#app/domain/billing/gates.ts'
import { planOf } from '#app/domain/billing/plans.ts'
import { mostAttachments } from './mail-limits.ts'

/** Why nothing of a mail was checked. */
export type MailRefusal = 'policy' | 'unknown_sender' | 'plan' | 'malformed' | 'too_many' | 'no_document' | 'unusable'

/** What the answer says for each; for the plan and for files that could not be used there are words of their own. */
export const mailRefusals: Record<Exclude<MailRefusal, 'plan' | 'unusable'>, string> = {
	policy:
		'Nothing was checked: your domain’s own rules (DMARC) say that this email may not be from you. Contact your email ' +
		'administrator, or upload the file on your dashboard.',
	unknown_sender:
		'Nothing was checked: this address is for the members of one company, and it knows them by the email address of their ' +
		'Fineprint account. Send the document from that address.',
	malformed: 'Nothing was checked: this email could not be read. Attach the PDF or DOCX to a new email and send it.',
	too_many: `Nothing was checked: an email can have at most ${mostAttachments} documents. Send them in several emails.`,
	no_document: 'Nothing was checked: no document was attached. Attach a PDF or DOCX and send the email again.',
}

/** What the answer says to a member whose company's plan has no email-to-check. */
export function planRefusal({ plan }: Extract<Allowance, { allowed: false }>): string {
	return (
		`Nothing was checked: emailing documents is available from the ${planOf(plan).name} plan (${plansWith('email_to_check')}). ` +
		'You can upload the file on your dashboard.'
	)
}
