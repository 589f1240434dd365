import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { listCompanies } from './domain/company/members.server.ts'
import { socialProviders } from './domain/identity/social/provider.ts'
import { apiFaults } from './http/api/api-faults.server.ts'
import { currentMember } from './http/session/require-member.ts'
import { requestContext, servicesContext } from './http/context.ts'
import { loadVisitor } from './http/session/load-visitor.server.ts'
import { errorPages } from './http/server/error-pages.server.ts'
import { readPreferences } from './http/preferences.ts'
import { CompanySwitch } from './components/navigation/company-switch.tsx'
import { SecurityCheck } from './components/mfa/security-check.tsx'
import { SignInDialog } from './routes/auth/sign-in-dialog.tsx'
import { skipSignInRevalidation } from './components/sign-in/skip-revalidation.ts'
import { sectionsFor } from './components/navigation/sections.ts'
import { readToast, spentToast } from './http/toast.server.ts'
import { ErrorPage } from './ui/error-page.tsx'
import { useNonce } from './ui/nonce.ts'
import { SiteFooter } from './ui/layout/site-footer.tsx'
import { SiteHeader } from './ui/layout/site-header.tsx'
import { ToastRegion } from './ui/toast.tsx'
import type { Route } from './+types/root.ts'
import sans from './ui/fonts/instrument-sans.woff2?url'
import serif from './ui/fonts/source-serif-4-semibold.woff2?url'
import './app.css'

export const middleware = [apiFaults, errorPages, loadVisitor]

export const shouldRevalidate = skipSignInRevalidation

/** Text and headings come with the page, behind what draws it: letters that come late are not used (`font-display: optional`). */
export const links: Route.LinksFunction = () =>
	[sans, serif].map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' }))

export async function loader({ context, request }: Route.LoaderArgs) {
	const toast = await readToast(request)
	const member = currentMember(context)
	const services = context.get(servicesContext)
	const { appUrl, operator, social } = services.env
	const shell = {
		firstName: member?.firstName ?? null,
		isAdmin: member?.userType === 'admin',
		companyId: member?.companyId ?? null,
		companies: member ? await listCompanies(services, member) : [],
		origin: appUrl,
		operator,
		preferences: await readPreferences(request),
		toast,
		requestId: context.get(requestContext).id,
		providers: socialProviders.filter((provider) => social[provider]),
	}
	return data(shell, toast ? { headers: { 'Set-Cookie': await spentToast() } } : undefined)
}

const publicLinks = [
	{ to: '/', label: 'Home' },
	{ to: '/about', label: 'About Us' },
	{ to: '/pricing', label: 'Pricing' },
	{ to: '/contact', label: 'Contact' },
	{ to: '/faq', label: 'FAQ' },
]

export function Layout({ children }: { children: React.ReactNode }) {
	const nonce = useNonce()
	const shell = useRouteLoaderData<typeof loader>('root')
	return (
		<html lang="en" data-theme={shell?.preferences.theme ?? undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f7f3" />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121417" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="alternate" href="/blog/rss.xml" type="application/rss+xml" title="Fineprint blog" />
				<Meta />
				<Links />
			</head>
			<body className="flex min-h-dvh flex-col bg-page text-ink">
				<a
					href="#content"
					className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:shadow-raised"
				>
					Skip to content
				</a>
				<SiteHeader
					firstName={shell?.firstName ?? null}
					isAdmin={shell?.isAdmin ?? false}
					links={publicLinks}
					memberGroups={sectionsFor(shell?.isAdmin ?? false)}
					inMenu={<CompanySwitch />}
				/>
				<div className="flex flex-1 flex-col">{children}</div>
				<SiteFooter operator={shell?.operator ?? {}} />
				<ToastRegion toast={shell?.toast ?? null} />
				<ScrollRestoration nonce={nonce} />
				<Scripts nonce={nonce} />
			</body>
		</html>
	)
}

export default function App({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<SecurityCheck />
			<Outlet />
			{loaderData.firstName === null ? <SignInDialog /> : null}
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const shell = useRouteLoaderData<typeof loader>('root')
	return <ErrorPage error={error} requestId={shell?.requestId} />
}
