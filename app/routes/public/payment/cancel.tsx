import { OutcomePage } from './outcome-page.tsx'

export default function PaymentCancel() {
	return (
		<OutcomePage
			title="Payment canceled"
			description="The payment was canceled, and nothing was charged."
			next={{ to: '/pricing', label: 'See plans' }}
		>
			<p>Nothing was charged. Your plan, documents and reports stay as they are.</p>
		</OutcomePage>
	)
}
