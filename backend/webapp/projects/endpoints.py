"""`/api/v1/projects`."""

from uuid import UUID

from fastapi import APIRouter, Response, status

from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.ports import Db
from webapp.projects import service
from webapp.projects.schemas import Project, ProjectInput, ProjectPage

router = APIRouter(prefix="/projects", tags=["projects"], route_class=JsonRoute)


@router.get("")
def list_projects(db: Db, paging: Paging) -> ProjectPage:
    """Return projects, newest first."""
    return service.list_projects(db, paging)


@router.post("", status_code=status.HTTP_201_CREATED)
def create_project(db: Db, given: ProjectInput, response: Response) -> Project:
    """Create a project."""
    project = service.create(db, given)
    response.headers["Location"] = f"/api/v1/projects/{project.id}"
    return project


@router.get("/{project_id}")
def get_project(db: Db, project_id: UUID) -> Project:
    """Return one project."""
    return service.get(db, project_id)


@router.put("/{project_id}")
def update_project(db: Db, project_id: UUID, given: ProjectInput) -> Project:
    """Change a project's name and notes."""
    return service.update(db, project_id, given)


@router.delete("/{project_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_project(db: Db, project_id: UUID) -> None:
    """Delete a project with its scenarios and runs."""
    service.delete(db, project_id)
