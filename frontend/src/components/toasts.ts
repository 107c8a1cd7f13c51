import { notifications } from "@mantine/notifications";
import { asProblem } from "@/api/problem";

export function toast(title: string, message = ""): void {
  notifications.show({ title, message });
}

export function toastProblem(error: unknown): void {
  const problem = asProblem(error);
  notifications.show({ color: "red", title: problem.message, message: problem.detail, autoClose: 8000 });
}
