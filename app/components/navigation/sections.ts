import {
	Building2,
	CalendarClock,
	CreditCard,
	FileCheck2,
	FolderLock,
	TriangleAlert,
	FileText,
	LayoutDashboard,
	MessagesSquare,
	Scale,
	ScrollText,
	UserRound,
} from '#app/ui/icons.tsx'

const memberSections = [
	{
		name: 'Documents',
		links: [
			{ to: '/dashboard', label: 'Overview', icon: LayoutDashboard },
			{ to: '/document-vault', label: 'Document Vault', icon: FileText },
			{ to: '/generate', label: 'Generate Documents', icon: FileCheck2 },
			{ to: '/legal-tasks', label: 'Legal Tasks', icon: CalendarClock },
		],
	},
	{ name: 'User', links: [{ to: '/settings', label: 'User Profile', icon: UserRound }] },
	{
		name: 'Company',
		links: [
			{ to: '/company-profile', label: 'Company Profile', icon: Building2 },
			{ to: '/company-record', label: 'Company Record', icon: ScrollText },
			{ to: '/settings/billing', label: 'Plan and Billing', icon: CreditCard },
		],
	},
]

const administration = {
	name: 'Administration',
	links: [
		{ to: '/admin/users', label: 'Manage Users', icon: UserRound },
		{ to: '/admin/templates', label: 'Manage Model Documents', icon: FileText },
		{ to: '/admin/documents', label: 'Manage Documents', icon: FolderLock },
		{ to: '/admin/requests', label: 'Help Requests', icon: Scale },
		{ to: '/admin/prompts', label: 'Manage Prompts', icon: MessagesSquare },
		{ to: '/admin/failures', label: 'Failures', icon: TriangleAlert },
	],
}

/** The signed-in part of the product, as the sidebar and the mobile menu list it. */
export function sectionsFor(isAdmin: boolean) {
	return isAdmin ? [...memberSections, administration] : memberSections
}
