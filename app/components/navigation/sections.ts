import { Building2, FileText, LayoutDashboard, UserRound } from '#app/ui/icons.tsx'

/** The signed-in part of the product, as the sidebar and the mobile menu list it. */
export const sections = [
	{
		name: 'Documents',
		links: [
			{ to: '/dashboard', label: 'Overview', icon: LayoutDashboard },
			{ to: '/document-vault', label: 'Document Vault', icon: FileText },
		],
	},
	{ name: 'User', links: [{ to: '/settings', label: 'User Profile', icon: UserRound }] },
	{ name: 'Company', links: [{ to: '/company-profile', label: 'Company Profile', icon: Building2 }] },
]
