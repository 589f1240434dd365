import { OutcomePage, SettingsLink } from './outcome-page.tsx'

export default function PaymentFailed() {
	return (
		<OutcomePage
			title="The payment did not go through"
			description="The payment did not go through, and your plan has not changed."
			next={{ to: '/pricing', label: 'See plans' }}
		>
			<p>
				Your plan has not changed; your <SettingsLink /> show it. Your documents and reports stay available.
			</p>
			<p>Banks sometimes decline a card for a reason that only they know. You can try again, or ask your bank first.</p>
		</OutcomePage>
	)
}
