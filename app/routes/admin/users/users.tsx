import { Link } from 'react-router'
import { z } from 'zod'
import { countPeople, listPeople, type PeopleFilter } from '#app/domain/administration/people.server.ts'
import { personStates } from '#app/domain/administration/person-state.ts'
import { servicesContext } from '#app/http/context.ts'
import { searchWords } from '#app/http/search-words.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { UserRound } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { FilterForm } from '../filter-form.tsx'
import { firstPageQuery, ListPages } from '../list-pages.tsx'
import { listedPage, pageStart, rowsPerPage } from '#app/http/listed-page.ts'
import type { Route } from './+types/users.ts'
import { optionsOf, planLabels, stateLabels, typeLabels } from './labels.ts'

/** What a URL says that is none of the choices limits nothing. */
const Filter = z.object({
	q: z.string().nullable().transform(searchWords),
	type: z.enum(['user', 'admin']).nullable().catch(null),
	plan: z.enum(['free', 'builder', 'startup', 'scale']).nullable().catch(null),
	state: z.enum(personStates).nullable().catch(null),
})

export async function loader({ context, request }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const query = new URL(request.url).searchParams
	const { q, type, plan, state } = Filter.parse(Object.fromEntries(['q', 'type', 'plan', 'state'].map((name) => [name, query.get(name)])))
	const filter: PeopleFilter = { search: q, type: type ?? undefined, plan: plan ?? undefined, state: state ?? undefined }
	const [found, count] = await Promise.all([
		listPeople(services, administrator, filter, { take: rowsPerPage + 1, after: pageStart(query) }),
		countPeople(services, administrator, filter),
	])
	const { rows, next } = listedPage(query, found, ({ createdAt, id }) => ({ at: createdAt, id }))
	return {
		count,
		people: rows.map((person) => ({ ...person, joined: shownDate(person.createdAt.toISOString()) })),
		filter: { q, type: type ?? '', plan: plan ?? '', state: state ?? '' },
		first: firstPageQuery(query),
		next,
	}
}

export default function Users({ loaderData: { people, count, filter, first, next } }: Route.ComponentProps) {
	return (
		<>
			<title>Manage Users · Fineprint</title>
			<PageHeader title="Manage Users" description={`${count} ${count === 1 ? 'account' : 'accounts'}`} />
			<FilterForm
				action="/admin/users"
				searchLabel="Name or email"
				search={filter.q}
				choices={[
					{ name: 'type', label: 'Type', value: filter.type, options: optionsOf(typeLabels) },
					{ name: 'plan', label: 'Plan', value: filter.plan, options: optionsOf(planLabels) },
					{ name: 'state', label: 'Status', value: filter.state, options: optionsOf(stateLabels) },
				]}
			/>
			{people.length === 0 ? (
				<EmptyState icon={<UserRound aria-hidden className="size-10" />} title="No accounts found">
					No account matches this search. Check the spelling or clear the filters.
				</EmptyState>
			) : (
				<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
					{people.map((person) => (
						<li key={person.id} className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_11rem] sm:items-center">
							<div className="min-w-0">
								<p className="font-semibold break-words">
									<Link to={`/admin/users/${person.id}`}>
										{person.firstName} {person.lastName}
									</Link>
								</p>
								<p className="text-sm break-words text-muted">{person.email}</p>
							</div>
							<p className="text-sm text-muted">
								{planLabels[person.plan]} · {person.credits} {person.credits === 1 ? 'credit' : 'credits'} · {person.documents}{' '}
								{person.documents === 1 ? 'document' : 'documents'}
								<span className="block">Joined {person.joined}</span>
							</p>
							<p className="flex flex-wrap gap-2 sm:justify-end">
								{person.userType === 'admin' ? <Badge tone="info">Admin</Badge> : null}
								{person.mfa ? <Badge>MFA</Badge> : null}
								<Badge tone={stateLabels[person.state].tone}>{stateLabels[person.state].label}</Badge>
							</p>
						</li>
					))}
				</ul>
			)}
			<ListPages first={first} next={next} />
		</>
	)
}
