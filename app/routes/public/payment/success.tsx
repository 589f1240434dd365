import { OutcomePage, SettingsLink } from './outcome-page.tsx'

export default function PaymentSuccess() {
	return (
		<OutcomePage
			title="Thank you for your payment"
			description="Your settings show the plan and the document checks that your account has."
			next={{ to: '/settings', label: 'See my plan' }}
		>
			<p>
				You came here from the payment page. This page alone does not know what was paid: your <SettingsLink /> show the plan and the
				document checks that your account has.
			</p>
			<p>If something you paid for is not there within a few minutes, write to us from the email address of your account.</p>
		</OutcomePage>
	)
}
