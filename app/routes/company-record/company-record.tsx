import { Link } from 'react-router'
import { mostPapers } from '#app/domain/company-record/read-papers.server.ts'
import { readCompanyRecord } from '#app/domain/company-record/read-company-record.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ScrollText } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/company-record.ts'
import { AgreementsSection } from './agreements-section.tsx'
import { CapTableSection } from './cap-table/cap-table-section.tsx'
import { ContradictionsSection } from './contradictions-section.tsx'
import { MissingSection } from './missing-section.tsx'
import { Overview } from './overview.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const member = requireMember(context)
	return { ...(await readCompanyRecord(context.get(servicesContext), member, Date.now())), most: mostPapers }
}

/** What all documents of the company say together, as a founder checks them before a fundraise. */
export default function CompanyRecordPage({ loaderData }: Route.ComponentProps) {
	const { contradictions, capTable, missing, agreements, legalName, read, unread, more, most } = loaderData
	const isEmpty = read === 0 && unread.length === 0
	return (
		<>
			<title>Company Record · Fineprint</title>
			<PageHeader
				title="Company Record"
				description={
					<p className="max-w-3xl">
						What your company’s documents say together, from their newest reports. It covers the documents that you can open. A value that
						no one confirmed can be misread: open the words before you rely on it.
					</p>
				}
			/>
			{isEmpty ? (
				<EmptyState
					icon={<ScrollText aria-hidden className="size-10" />}
					title="No documents yet"
					action={<ButtonLink to="/document-vault/upload">Upload documents</ButtonLink>}
				>
					Upload your SAFEs, notes, stock papers, people’s agreements and board consents. Once they are reviewed, this page shows where they
					contradict each other, the cap table they add up to, and what is missing for diligence.
				</EmptyState>
			) : (
				<div className="grid gap-10">
					{legalName ? null : (
						<Alert tone="warning" title="The company profile has no legal name yet">
							Without it, which party of a document is your company is not known, and most of this page stays empty.{' '}
							<Link to="/company-profile" className="font-medium text-accent underline underline-offset-4">
								Enter it in the company profile
							</Link>
						</Alert>
					)}
					<Overview record={loaderData} />
					<ContradictionsSection contradictions={contradictions} />
					<CapTableSection table={capTable} />
					<MissingSection missing={missing} />
					<AgreementsSection agreements={agreements} />
					{more ? <p className="text-muted">{`Only the ${most.toLocaleString('en-US')} documents that changed last were read.`}</p> : null}
				</div>
			)}
		</>
	)
}
