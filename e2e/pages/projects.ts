/* Projects as the service lists them. */
import { type APIRequestContext, expect } from "@playwright/test";

/** Deletes a project by its name, because other journeys list the projects. */
export async function removeProject(request: APIRequestContext, project: string): Promise<void> {
  const projects = (await (await request.get("/api/v1/projects?limit=100")).json()).items;
  const { id } = projects.find(({ name }: { name: string }) => name === project);
  expect((await request.delete(`/api/v1/projects/${id}`)).status()).toBe(204);
}
