import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'

/** A clause between Provider and Customer, and who gives or has rights. */
const clauses: readonly (readonly [string, readonly string[]])[] = [
	['5. IP. Provider hereby assigns to Customer all right, title and interest in the Deliverables.', ['assigns Provider']],
	['5. IP. Provider shall assign to Customer all inventions made in the project.', ['shall_assign Provider']],
	['5. IP. Customer agrees to assign all improvements of the Software to Provider.', ['shall_assign Customer']],
	['5. IP. Customer assigns to Provider all rights in its feedback.', ['assigns Customer']],
	['5. IP. The Deliverables are a work made for hire.', ['work_for_hire nobody']],
	['5. IP. Customer owns all right, title and interest in Customer Data.', ['owns Customer']],
	['5. IP. All inventions shall be the sole property of Customer.', ['owns Customer']],
	['5. IP. Provider retains all intellectual property rights in the Software.', ['owns Provider']],
	['5. IP. Title to the Deliverables vests in Customer.', ['owns Customer']],
	['5. IP. Each party retains ownership of its own materials.', ['owns each']],
	['5. IP. Customer grants Provider a perpetual, irrevocable license to use its feedback.', ['licence Customer time null forever']],
	['5. IP. Provider grants Customer a non-exclusive license to use the Software during the term.', ['licence Provider']],
	['5. IP. Customer hereby grants to Provider the right to use Customer Data to provide the Services.', ['licence Customer']],
	['5. IP. No license is granted under this Agreement.', []],
	['5. IP. Nothing in this Agreement grants Customer a license to the source code.', []],
	['5. IP. Provider may use Customer Data to train machine learning models.', ['trains_ai Provider']],
	['5. IP. Provider shall not use Customer Data to train AI models.', ['trains_ai Provider']],
	['5. IP. Provider may use Customer Data to improve its products.', ['improves Provider']],
	['5. Training. Provider shall train the employees of Customer in the use of the Software.', []],
	['5. Training. Provider offers training for users of the AI tools.', []],
	['5. Assignment. Provider may not assign this Agreement.', []],
	['5. Assignment. Customer may assign its rights under this Agreement to an affiliate.', []],
	['5. Staff. Provider will assign a project manager to Customer.', []],
	['5. Staff. The employee will be assigned to the London office of Customer.', []],
	['5. Rights. Provider reserves the right to change the prices.', []],
	['5. Goods. Title to the goods passes on payment.', []],
	['5. Shares. Provider grants Customer an option to buy shares.', []],
	['5. Duties. Provider shall perform the duties assigned to it.', []],
	['5. Warranty. Provider warrants that it has the right to grant the licenses in this Agreement.', []],
	['5. Access. Provider gives Customer access to the building.', []],
	['5. IP. Customer does hereby irrevocably assign to Provider all its rights in the modifications.', ['assigns Customer']],
	['5. IP. All work product will belong to Customer.', ['owns Customer']],
	['5. IP. The source code remains the property of Provider.', ['owns Provider']],
	['5. IP. The parties jointly own the results.', ['owns nobody']],
	['5. IP. Copyrights in the designs are transferred to Customer.', []],
	['5. Brand. Customer grants Provider a license to use its logo for the term of this Agreement.', ['licence Customer']],
	['5. IP. Provider is the owner of the Software and its documentation.', ['owns Provider']],
	['5. Policy. Customer agrees that Provider owns the statistics.', []],
	['5. IP. Customer keeps title to its data.', ['owns Customer']],
	['5. Insurance. Provider owns a car.', []],
	['5. IP. Upon payment Provider will transfer to Customer the copyrights in the works.', ['shall_assign Provider']],
	['5. IP. Provider shall assign to Customer all drawings, software and ideas of the project.', ['shall_assign Provider']],
	['5. Staff. Provider shall assign to Customer all staff that it needs for the work.', []],
	[
		'5. Data. Provider acquires a permanent right to use all data sent to it for the training of predictive models.',
		['trains_ai Provider'],
	],
]

test.each(clauses)('whose the work and the rights are: %s', (clause, frames) => {
	expect(framesIn('ownership', clause)).toEqual(frames)
})
