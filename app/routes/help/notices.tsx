import { Form } from 'react-router'
import { notRefundedWords } from '#app/domain/human-help/help-state.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

/** A request that nobody sees until it is paid. */
export function WaitingForPayment({ price, checkout }: { price: string; checkout: string | null }) {
	return (
		<Alert tone="warning" title="Not paid yet">
			{checkout ? (
				<p>
					No expert sees this request until it is paid.{' '}
					<a href={checkout} className="font-semibold text-accent underline underline-offset-4">
						{`Pay ${price}`}
					</a>
				</p>
			) : (
				<p>Nothing was charged, and no expert sees this request. Ask again to pay.</p>
			)}
		</Alert>
	)
}

/** The offer of a refund for an answer that was not there in time. */
export function RefundOffer({ price, answered }: { price: string; answered: boolean }) {
	return (
		<Alert tone="warning" title="We did not answer in time">
			<Form method="post" className="grid gap-3">
				<p>{`We are sorry. You can have your ${price} back, or ${answered ? 'accept the answer that came late' : 'keep waiting for the answer'}.`}</p>
				<Button name="intent" value="refund" variant="secondary" className="justify-self-start">
					{`Refund ${price}`}
				</Button>
			</Form>
		</Alert>
	)
}

/** A refund that was taken and is not through yet. */
export function RefundUnderWay({ price }: { price: string }) {
	return <Alert title="Your refund is on its way">{`Your ${price} refund is pending. We’ll email you when it completes.`}</Alert>
}

/** A refund that was taken and is not made by the program. */
export function NotRefunded({ why, price }: { why: keyof typeof notRefundedWords; price: string }) {
	return (
		<Alert tone="warning" title={`We could not refund ${price}`}>
			{notRefundedWords[why]}
		</Alert>
	)
}
