import type { Member } from '#app/domain/identity/member.ts'

/** What each file of an export is, in plain text. */
export function readme({ email, firstName, lastName }: Pick<Member, 'email' | 'firstName' | 'lastName'>, at: Date): string {
	return `Fineprint: data of ${firstName} ${lastName} (${email})
Made on ${at.toISOString()}. All times are in UTC.

profile.json      Your name, email address, phone number, and when the account was opened.
sessions.json     Where you are logged in, and the browsers you logged in with before.
sign-in.json      Linked accounts, multi-factor authentication, passkeys and API tokens. Secrets and codes are left out.
webhooks.json     Your webhooks and their deliveries of the last 30 days. Secrets are left out.
inbound-mail.json Your private addresses for email-to-check, and when mails came from you. Nothing of their content is kept.
companies.json    Your companies: your role, plan, subscriptions, document checks left, and the company profile.
orders.json       What you ordered: plans and help, paid or not.
vault.json        Your stars, saved views and tasks, and what you decided about deadlines.
drafts.json       Your answers for documents that you have not generated yet.

documents/        One folder for each document that you own. Documents that others shared with you are theirs.
  document.json     Name, category, type, tags, status, record, versions with their notes and SHA-256, who it is shared with, and share links.
                    Of a version that was generated: its template, your answers and the clauses.
  versions/         Every version, byte for byte as it was uploaded.
  reports/          The report of each reviewed version, as JSON and as a Word file.
  comments.json     Comments on the document, by everyone.
  suggestions.json  Suggested changes and what was decided, for each version, and decisions on changes of the counterparty.
  rounds.json       Files that came back from the counterparty, compared with what was sent.
  human-help.json   What was asked of experts, what it cost and what they answered.
  human-help/       The files that experts sent with their answers.
documents-in-bin/ The same for documents that you deleted and that are not erased yet.

comments.csv      Every comment you wrote, on other people's documents too.
history.csv       What you did, and what was done to your account and your documents.
credits.csv       The ledger of document checks of your companies. Amounts: -1 reserved, 1 returned, 0 charged.
payments.csv      What your companies paid and got back: invoices, receipts and refunds. Cents are US cents; negative: given back.
missing.txt       Only if something could not be included: what, and why.
manifest.csv      Path, SHA-256 and size in bytes of every other file in this ZIP.

Files that have nothing to show, such as comments.json without comments, are left out. In CSV files, text that a
spreadsheet would run as a formula begins with an apostrophe.
`
}
