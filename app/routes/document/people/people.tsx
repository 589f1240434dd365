import { data, href } from 'react-router'
import { listPeople } from '#app/domain/documents/sharing/share-document.server.ts'
import { allows } from '#app/domain/access/document-access.ts'
import { listShareLinks } from '#app/domain/share-links/manage-links.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { formProblem } from '#app/http/refusals.ts'
import type { Route } from './+types/people.ts'
import { changePeople, PeopleForm } from './people-form.server.ts'
import { PersonItem } from './person-item.tsx'
import { LinkForm } from './link-form.tsx'
import { makeLink } from './make-link.server.ts'
import { MadeLink, ShareLinks } from './share-links.tsx'
import { CompanyShareForm, ShareForm } from './share-forms.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId)
	const services = context.get(servicesContext)
	const people = await listPeople(services, access)
	return {
		name: access.document.name,
		me: access.member.id,
		mayShare: access.may.manage,
		people,
		newest: access.document.versionNumber,
		links: allows(access, 'manage') ? await listShareLinks(services, access, new Date()) : [],
		withCompany: people.some(({ company }) => company),
	}
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const access = await openPageDocument(context, request, params.documentId)
	const fields = Object.fromEntries(await parseForm(request))
	if (fields.intent === 'link') return makeLink(context.get(servicesContext), access, fields)
	const form = PeopleForm.safeParse(fields)
	if (!form.success) return data({ fields, error: formProblem(form.error) }, { status: 400 })
	const outcome = await changePeople(context.get(servicesContext), access, form.data)
	if ('refused' in outcome) return data({ fields, error: outcome.refused.error }, { status: outcome.refused.status })
	// Whoever gave up their own access can't open this page any more.
	const own = form.data.intent === 'remove' && !access.may.manage
	const to = own ? href('/document-vault') : href('/document-vault/:documentId/people', params)
	return redirectWithToast(to, { title: outcome.done, description: outcome.detail })
}

/** Who can open a document, and for its owner the forms to change that. */
export default function People({
	loaderData: { name, me, mayShare, people, withCompany, links, newest },
	actionData,
}: Route.ComponentProps) {
	const refused = actionData && 'error' in actionData ? actionData : null
	const sharing = refused?.fields.intent === 'share' ? refused : null
	const linking = refused?.fields.intent === 'link' ? refused : null
	const made = actionData && 'made' in actionData ? actionData.made : null
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
			<title>{`People of ${name} · Fineprint`}</title>
			<div className="grid gap-6">
				{made ? <MadeLink url={made} /> : null}
				{refused && !sharing && !linking ? <Alert tone="error">{refused.error}</Alert> : null}
				<Card title="People with access">
					<ul className="divide-y divide-line">
						{people.map((person) => (
							<PersonItem key={person.shareId ?? 'owner'} person={person} me={me} mayShare={mayShare} />
						))}
					</ul>
					{people.length === 1 && mayShare ? (
						<p className="mt-4 text-sm text-muted">Only you can open this document. Share it with a co-founder or your lawyer.</p>
					) : null}
				</Card>
				{mayShare ? <ShareLinks links={links} /> : null}
				{mayShare ? <LinkForm key={`links ${links.length}`} newest={newest} refused={linking} /> : null}
			</div>
			{mayShare ? (
				<div className="grid gap-6">
					<ShareForm key={people.length} refused={sharing} />
					{withCompany ? null : <CompanyShareForm />}
				</div>
			) : null}
		</div>
	)
}
