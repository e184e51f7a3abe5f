import type { UploadProblem } from './upload';

/** A file that is not sent, as the server would refuse it. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}
